import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const minji: Persona = {
  account: {
    username: 'minji',
    domain: 'baram.example',
    displayName: '민지 🪁',
    note: '낮에는 도자기를 굽고 저녁에는 연을 날립니다. 깨진 것과 날아간 것에 대해 씁니다.',
    fields: [
      { name: '가마', value: '금요일마다' },
      { name: '연', value: '서른한 개, 돌아온 것 스물아홉' },
    ],
    header: 'header-kite-dawn-2',
    joined: '2021-08-15',
    language: 'ko',
  },
  posts: [
    {
      text: '가마를 열 때마다 선물 상자를 여는 기분이다. 오늘은 하나가 금이 갔는데, 그게 제일 예쁘다.',
      pics: [picture('bowl-day-1', '나란히 놓인 도자기 그릇 네 개, 청록색과 크림색 유약.')],
      fresh: 23,
      warmth: 2.8,
      answers: [
        { by: 'camille', lang: 'fr', text: 'La fêlure, c’est la signature de la patience.' },
        {
          by: 'wei',
          lang: 'zh',
          text: '这只如果肯出远门，我想用它喝茶。',
          answers: [{ by: 'minji', text: '다음 배로 보낼게요. 깨지면 두 배로 예뻐질 거예요.' }],
        },
      ],
    },
    { text: '바람이 부는 날은 집중이 안 된다. 흙이 아니라 하늘을 만지고 싶어서.', warmth: 2.2 },
    {
      text: '옆집 할머니께서 연을 보시더니 “나도 저렇게 컸으면” 하셨다. 내일 같이 날리기로 했다.',
      warmth: 3.6,
      fresh: 51,
    },
    {
      text: '오늘의 유약 이름: “비 오기 전 오 분”.',
      warmth: 2.6,
      answers: [{ by: 'jun', lang: 'ja', text: 'その名前の便箋を作ってもいいですか。' }],
    },
    {
      text: '연 서른두 번째, 꼬리를 일 미터 더 길게. 하늘에 밑줄을 긋는 기분.',
      pics: [picture('kite-dawn-4', '분홍빛 아침 하늘에 긴 꼬리를 단 연 세 개.')],
      warmth: 2.4,
    },
    { text: '물레 앞에서는 시간이 둥글다.', warmth: 3 },
  ],
  series: [
    {
      share: 0.9,
      patterns: [
        '{heuk} {gama} {maeum}',
        '바람 초속 {2-9}미터. {yeon} {maeum}',
        '작업 일지: {heuk} {yeon}',
      ],
      words: {
        heuk: [
          '찻잔 {6-20}개, 손잡이는 내일.',
          '접시가 조금 기울었지만 음식은 모를 것이다.',
          '흙이 오늘은 말을 잘 듣는다.',
          '항아리 하나, 고양이만 한.',
          '컵 바닥에 작은 물고기를 그렸다.',
          '굽을 깎는 소리가 좋다.',
        ],
        gama: [
          '가마 온도 {1180-1260}도.',
          '불 끄고 {10-26}시간 기다리는 중.',
          '유약이 예상보다 푸르다.',
          '금 간 것 {1-3}개, 사랑하는 것 전부.',
          '가마가 식는 소리를 들었다.',
        ],
        yeon: [
          '가오리연이 {40-120}미터까지.',
          '꼬리가 나무에 인사했다.',
          '아이들 {3-9}명이 줄을 잡았다.',
          '방패연은 오늘 쉬었다.',
          '까치가 옆에서 심사했다.',
          '줄을 놓친 건 나, 잡은 건 옆집 할머니.',
        ],
        maeum: [
          '충분하다.',
          '차 한 잔 하고 다시.',
          '해가 길어졌다.',
          '손에서 흙냄새가 난다.',
          '내일도 바람이 있기를.',
          '조용한 저녁.',
          '이런 날이 좋다.',
        ],
      },
      pics: [
        picture('bowl-dusk-4', '저녁 빛 속에 줄지어 놓인 그릇들.'),
        picture('kite-day-7', '푸른 하늘에 떠 있는 색색의 연.'),
        picture('bowl-dawn-3', '선반 위의 작은 그릇 네 개.'),
      ],
      picsChance: 0.24,
    },
  ],
  reserve: [
    {
      text: '할머니의 첫 연, 이십 분. 내려오고 싶지 않다고 하신 건 연이 아니라 할머니였다.',
      warmth: 3.4,
    },
    {
      text: '새 유약 “비 온 뒤 첫 버스”. 약간 초록.',
      pics: [picture('bowl-day-6', '초록빛 유약을 입힌 그릇들이 나란히 놓여 있다.')],
    },
    { text: '오늘은 아무것도 깨지지 않았다. 조금 서운하다.' },
    { text: '연줄에 이슬이 맺혔다. 하늘이 땀을 흘린 모양.' },
  ],
}
