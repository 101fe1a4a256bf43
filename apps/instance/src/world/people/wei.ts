import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const wei: Persona = {
  account: {
    username: 'wei',
    domain: 'yuncha.example',
    displayName: '林薇',
    note: '山上种茶，山下喝茶。云比人勤快。写短句，泡长茶。',
    fields: [
      { name: '海拔', value: '1180 米' },
      { name: '茶', value: 'https://yuncha.example' },
    ],
    header: 'header-mountains-mist-4',
    joined: '2021-05-20',
    language: 'zh',
  },
  posts: [
    {
      text: '今早云先到茶园，我后到。它已经把每一片叶子都点过名了。',
      pics: [picture('mountains-mist-1', '云雾中的山峰，一层一层淡下去，山脚有一面静水。')],
      fresh: 24,
      warmth: 2.8,
      answers: [{ by: 'haruka', lang: 'ja', text: '雲の点呼、うちの車庫にも来てほしい。' }],
    },
    {
      text: '奶奶说，好茶第二泡才肯说真话。',
      warmth: 3,
      fresh: 50,
      answers: [{ by: 'shirin', lang: 'fa', text: 'و دوست خوب هم سرِ استکان دوم.' }],
    },
    { text: '下山卖茶，带回来一袋盐、一只风筝、三个消息。', warmth: 2 },
    {
      text: '炒茶的手要比心慢半拍。今天我的心太快，茶有点焦，朋友却说好喝。朋友都是这样的。',
      warmth: 2.4,
    },
    { text: '屋檐下的燕子又添了一口。我们轮流替它们操心。', warmth: 2.6 },
    {
      text: '夜里下雨，整座山都在听。',
      pics: [picture('tea-night-2', '夜里的一壶茶，一只杯子，热气慢慢升起。')],
      warmth: 2.3,
    },
  ],
  series: [
    {
      share: 0.8,
      patterns: ['{tian}{cha}{ren}', '采茶第{3-40}天：{cha}{niao}', '{tian}{niao}{ren}'],
      words: {
        tian: [
          '雾，{30-200}步以内看得见自己。',
          '晴，云在对面的山上睡觉。',
          '小雨，斗笠响。',
          '风从谷里上来。',
          '早上{6-14}度，露水重。',
          '黄昏，山是蓝的。',
        ],
        cha: [
          '新芽{2-9}斤，一芽一叶。',
          '今年的茶有兰花的意思。',
          '揉了{2-4}遍，手很香。',
          '炭火小一点，再小一点。',
          '头泡烫，二泡甜。',
          '晒青的时候不许说急话。',
        ],
        ren: [
          '邻居送来一篮笋。',
          '客人坐到{17:10-20:30}才下山。',
          '小孩数茶树，数到{60-300}就睡着了。',
          '奶奶在门口打盹。',
          '没有人来，很好。',
          '留了一杯给明天。',
        ],
        niao: [
          '画眉叫了三声。',
          '蜜蜂也来上工。',
          '燕子低飞。',
          '山鸡从茶垄里走出来，像村长。',
          '松鼠偷了一颗栗子，我装作没看见。',
        ],
      },
      pics: [
        picture('mountains-mist-7', '雾里的远山和湖水。'),
        picture('tea-day-6', '桌上的茶壶和茶杯，阳光很好。'),
      ],
      picsChance: 0.16,
    },
  ],
  reserve: [
    { text: '敏智的碗到了，裂纹里正好能住一条小河。用它喝了第一杯。', warmth: 3 },
    { text: '云今天迟到，茶园有点不习惯。' },
    {
      text: '第三泡，淡，像说完话以后的那段路。',
      pics: [picture('tea-dusk-7', '黄昏的光里一壶茶和一只小杯。')],
    },
  ],
}
