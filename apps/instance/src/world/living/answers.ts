/** What a status is, as far as a friendly answer needs to know. */
export type Occasion = 'picture' | 'question' | 'greeting' | 'anything'

export interface Voices {
  /** Bare usernames of those who answer in that language. */
  readonly speakers: readonly string[]
  readonly texts: Readonly<Record<Occasion, readonly string[]>>
}

/** Answers that suit any status of their kind, by language. */
export const ANSWERS: Readonly<Record<string, Voices>> = {
  en: {
    speakers: [
      'tomas',
      'kwame',
      'dot',
      'ruan',
      'leila',
      'sunny',
      'lena',
      'priya',
      'arthur',
      'farah',
      'idris',
      'maren',
      'juno',
      'theo',
      'hollis',
      'rosalind',
      'petra',
      'jun',
    ],
    texts: {
      picture: [
        'Stopped scrolling for this one.',
        'That light. Where were you standing?',
        'I have shown this to everyone in the room. There are two of us and a dog.',
        'This is going on the fridge.',
        'Looked at it for so long that my tea went cold. Fair exchange.',
        'The longer I look the quieter it gets.',
        'Thank you for the description as well, it reads like a small poem.',
        'And to think I was only going to check the tides.',
        'More of these, please, whenever you have one.',
        'I could live in the lower left corner of this.',
      ],
      question: [
        'Good question. I asked around the harbour: two yes, one no, one “depends on the wind”.',
        'I do not know, but I would like to be told when you do.',
        'My honest answer is yes. My other answer is tea first.',
        'Ask Kwame. He will say he has no opinion and then tell you.',
        'I have wondered about this since spring.',
        'Somebody at the allotment knows. I will ask on Saturday.',
        'The short answer: try it. The long answer: try it twice.',
        'Depends on whether anyone is looking.',
        'I would say the second one, but I always say the second one.',
        'My grandmother had a saying about exactly this. I have forgotten it.',
      ],
      greeting: [
        'Welcome! The benches are dry, mostly.',
        'Hello! You will like it here, it is small talk all the way down, in the best sense.',
        'Good to see you. Mind the third step.',
        'Hello from the quay. Somebody will hand you a roll in a minute.',
        'Welcome aboard. The fog is free.',
        'Oh good, a new voice.',
        'Hello, hello. We have been keeping a seat.',
      ],
      anything: [
        'I have read this twice and the second time aloud.',
        'Noted, underlined, pinned above the sink.',
        'This is exactly the sort of thing I come here for.',
        'You have made a Tuesday out of a plain day.',
        'I felt that.',
        'Filed under: good news.',
        'Please go on.',
        'I laughed, and the gull outside looked in.',
        'I am going to steal this sentence and bring it back washed.',
        'There is a whole novel in that.',
        'Seconded, thirded if I may.',
        'Somebody give this person a biscuit.',
        'I was not going to say anything today, and now look.',
        'That is how it is, and nobody says it.',
      ],
    },
  },
  de: {
    speakers: ['hanne', 'konrad', 'ottilie', 'bruno', 'lena'],
    texts: {
      picture: [
        'Da bleibe ich gern einen Moment stehen.',
        'Dieses Licht! Ich gehe sofort nachsehen, ob es hier auch so ist.',
        'Das hänge ich mir in die Laube.',
        'Ich habe hineingezoomt und bin eine Weile dortgeblieben.',
      ],
      question: [
        'Gute Frage. Ich schlafe eine Nacht darüber und melde mich mit Kuchen.',
        'Bei uns würde man sagen: kommt auf den Wind an.',
        'Ausprobieren. Und dann bitte berichten!',
        'Das wüsste ich auch gern. Ich lese mit.',
      ],
      greeting: [
        'Willkommen! Setz dich, es ist noch Tee da.',
        'Moin und herzlich willkommen an Bord.',
        'Schön, dass du da bist.',
        'Guten Tag! Wir reden hier viel über Wetter, aber freundlich.',
      ],
      anything: [
        'Das unterschreibe ich, mit Durchschlag.',
        'Zweimal gelesen, zweimal genickt.',
        'Heute gelernt, danke!',
        'Das hat mir den Nachmittag gerettet.',
        'Genau so. Mehr ist dazu nicht zu sagen, aber das sehr gern.',
      ],
    },
  },
  fr: {
    speakers: ['camille', 'leila'],
    texts: {
      picture: [
        'Quelle lumière ! Je la vole pour un prochain tissage.',
        'Je suis restée devant, le thé a refroidi.',
        'On entend presque le silence.',
      ],
      question: [
        'Bonne question. Je la pose au chat et je reviens.',
        'Oui, je crois. Mais demain je dirai autre chose.',
        'À la bibliothèque on répondrait : troisième étagère.',
      ],
      greeting: [
        'Bienvenue ! Il reste une chaise près de la fenêtre.',
        'Bonjour, bonjour. On est bien ici, tu verras.',
        'Enchantée ! Attention à la troisième marche.',
      ],
      anything: [
        'C’est exactement ça.',
        'Je note cette phrase dans le cahier des belles phrases.',
        'Merci, ma journée avait besoin de ce fil.',
        'Joliment dit, et vrai en plus.',
      ],
    },
  },
  es: {
    speakers: ['tomas', 'marisol', 'concha'],
    texts: {
      picture: [
        'Qué luz. Me quedo a vivir en esa esquina.',
        'Se la he enseñado a toda la casa.',
        'Hasta los flamencos mirarían esto.',
      ],
      question: [
        'Buena pregunta. Lo consulto con la marea y te digo.',
        'Yo diría que sí, pero con chaqueta.',
        'Ni idea, pero avísame cuando lo sepas.',
      ],
      greeting: [
        '¡Bienvenida, bienvenido, lo que toque! ¿Has comido?',
        'Hola, hola. Aquí se está bien.',
        'Qué alegría verte por aquí.',
      ],
      anything: [
        'Qué razón tienes.',
        'Lo he leído en voz alta y ha ganado.',
        'Me lo apunto en la nevera.',
        'Con esto ya he hecho el día.',
      ],
    },
  },
  pt: {
    speakers: ['ines', 'beto'],
    texts: {
      picture: [
        'Que luz bonita! Fiquei a olhar um bom bocado.',
        'Essa imagem tem cheiro de mar.',
        'Vou mostrar aos hóspedes no café da manhã.',
      ],
      question: [
        'Boa pergunta. Pergunto ao faroleiro e volto já.',
        'Acho que sim, mas com sopa.',
        'Não sei, mas quero saber.',
      ],
      greeting: [
        'Bem-vinda, bem-vindo! Puxa um banquinho.',
        'Olá! Aqui há sempre lugar.',
        'Que bom te ver por cá.',
      ],
      anything: [
        'Que coisa boa de ler.',
        'Guardei esta frase no bolso.',
        'É isso mesmo.',
        'Li duas vezes, a segunda mais devagar.',
      ],
    },
  },
  sv: {
    speakers: ['saga', 'leif', 'oskar'],
    texts: {
      picture: [
        'Vilket ljus! Här är det bara grått och lite blåare grått.',
        'Den där hänger jag upp i boden.',
        'Man blir lugn av att titta.',
      ],
      question: [
        'Bra fråga. Jag frågar hunden och återkommer.',
        'Beror på vinden, skulle jag säga.',
        'Pröva! Och berätta sen.',
      ],
      greeting: [
        'Välkommen! Kaffet är på.',
        'Hej hej, vad roligt att du är här.',
        'God dag och slå dig ner.',
      ],
      anything: [
        'Så är det. Precis så.',
        'Läste det två gånger, blev gladare båda.',
        'Det där skriver jag på tavlan i skjulet.',
        'Fint sagt.',
      ],
    },
  },
  ja: {
    speakers: ['haruka', 'jun'],
    texts: {
      picture: [
        'きれい……しばらく眺めていました。',
        'この光、車庫のみんなにも見せます。',
        '静かな写真ですね。耳まで静かになりました。',
      ],
      question: [
        'いい質問ですね。キャベツと相談してみます。',
        'わかりませんが、答えが出たらぜひ教えてください。',
        'たぶん、はい。雨の日なら、なおさら。',
      ],
      greeting: [
        'はじめまして！ゆっくりしていってください。',
        'ようこそ。海側の席があいています。',
        'こんにちは。ここは風がよく通りますよ。',
      ],
      anything: [
        'わかります、とても。',
        'この一文、手帳に写しました。',
        '読んで、少しだけゆっくり歩きました。',
        '今日いちばんの言葉でした。',
      ],
    },
  },
  zh: {
    speakers: ['wei'],
    texts: {
      picture: ['看了很久，茶都凉了，不可惜。', '这光真好，像刚采下来的。'],
      question: ['好问题。我去问问奶奶，她会先问你吃饭没有。', '不知道，等云散了再想。'],
      greeting: ['欢迎！先喝杯茶，别的慢慢说。', '你好呀，山上给你留了座位。'],
      anything: ['说得真好。', '这句话我要贴在茶罐上。', '读完，心慢了半拍，正好。'],
    },
  },
  ko: {
    speakers: ['minji'],
    texts: {
      picture: ['한참 들여다봤어요. 이 빛을 유약으로 만들고 싶네요.', '조용해지는 사진이에요.'],
      question: [
        '좋은 질문이에요. 가마 앞에서 생각해 볼게요.',
        '글쎄요, 바람 부는 쪽이 답 아닐까요.',
      ],
      greeting: ['어서 오세요! 바람 좋은 자리 비워 뒀어요.', '반가워요, 천천히 놀다 가세요.'],
      anything: [
        '이 말, 오래 가지고 다닐게요.',
        '맞아요, 정말 그래요.',
        '읽고 나니 저녁이 조금 길어졌어요.',
      ],
    },
  },
  ar: {
    speakers: ['yusuf', 'farah', 'leila'],
    texts: {
      picture: [
        'ما أجمل هذا الضوء! أطلتُ النظر حتى برد الشاي.',
        'صورة تُسمَع فيها السكينة.',
        'سأعلّقها فوق المنضدة في الورشة.',
      ],
      question: [
        'سؤال جميل. سأسأل البحر وأعود إليك.',
        'أظنّ نعم، ولكن على مهل.',
        'لا أعرف، أخبرنا حين تعرف.',
      ],
      greeting: ['أهلًا وسهلًا! تفضّل، الشاي جاهز.', 'مرحبًا بك بيننا.', 'نوّرت المكان.'],
      anything: [
        'كلام يُحفظ.',
        'صدقت، وأحسنت القول.',
        'قرأتها مرّتين، والثانية بصوت عالٍ.',
        'هذا ما كنتُ أحتاج سماعه اليوم.',
      ],
    },
  },
  he: {
    speakers: ['noa'],
    texts: {
      picture: ['איזה אור. נשארתי מול זה עד שהתה התקרר.', 'תמונה שקטה כל כך שאפשר לשמוע בה ים.'],
      question: ['שאלה טובה. אשאל את הרדיו ואחזור עם תשובה.', 'אני חושבת שכן, אבל קודם תה.'],
      greeting: ['ברוכים הבאים! יש מקום ליד החלון.', 'שלום שלום, טוב שבאת.'],
      anything: [
        'בדיוק ככה.',
        'קראתי פעמיים, ובשנייה בקול.',
        'את המשפט הזה אני תולה מעל שולחן העבודה.',
      ],
    },
  },
  fa: {
    speakers: ['shirin'],
    texts: {
      picture: ['چه نوری! آن‌قدر نگاه کردم که چای سرد شد.', 'عکس ساکتی‌ست؛ آدم آرام می‌شود.'],
      question: ['سؤال خوبی‌ست. از ترازوی پدرم می‌پرسم.', 'گمانم بله، ولی اول چای.'],
      greeting: ['خوش آمدید! چای تازه‌دم است.', 'سلام، جایتان کنار پنجره خالی بود.'],
      anything: [
        'چه قشنگ گفتید.',
        'این جمله را روی شیشه‌ی هل نوشتم.',
        'دو بار خواندم، بار دوم بلند.',
      ],
    },
  },
  uk: {
    speakers: ['olena'],
    texts: {
      picture: ['Яке світло! Дивилась, доки не охолов чай.', 'Тиха світлина, аж бджіл чути.'],
      question: ['Гарне питання. Спитаю у Вареника й повернуся.', 'Думаю, так. Але спершу чай.'],
      greeting: ['Вітаю! Сідайте, зараз буде мед.', 'Добрий день, раді вас бачити.'],
      anything: [
        'Саме так, краще й не скажеш.',
        'Прочитала двічі, усміхнулась тричі.',
        'Запишу це на кришці вулика.',
      ],
    },
  },
}
