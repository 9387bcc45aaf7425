import type { Random } from '../random.ts'

/** Words of a language by falling frequency; rare ones are composed of `syllables`. */
interface Language {
  /** Share of posts in this language, in percent. */
  readonly share: number
  readonly words: readonly string[]
  readonly syllables: readonly string[]
  /** True for languages written without spaces. */
  readonly unspaced?: boolean
}

const list = (text: string): string[] => text.split(' ')

/** The languages of product feedback with their shares. */
export const languages = {
  en: {
    share: 74,
    words: list(
      `the to a it is and in when i of that for not with on be this can as have but should would if from an or
      so we there like add use file support option list work user page new error issue change way export search import default set
      see time mode version make text allow name dark button show type run build code view line comment editor notification key
      open shortcut mobile sync table calendar filter filters board column card theme link login invite permission attachment
      image upload download print email reminder archive template dashboard report chart webhook token language translation`.replace(
        /\s+/g,
        ' ',
      ),
    ),
    syllables: list(
      'con ter pro ment ver al re tion in ex per com sta tor ful mis cap gra lin der fo ma ni qua rep sol tu ven wor zen',
    ),
  },
  de: {
    share: 7,
    words: list(
      'die der und das ich nicht ist es zu in wenn mit für auf eine ein man sich dass kann wäre Liste Suche Datei Export Größe Benachrichtigung Ansicht Übersicht Termin löschen öffnen schön Wunsch Fehler Konto Seite',
    ),
    syllables: list(
      'ge be ver schaft ung heit lich aus ein über vor stell nach wert zeit druck fach',
    ),
  },
  es: {
    share: 6,
    words: list(
      'de la que el en y a los no se con por para una un es más cuando lista búsqueda exportar página opción tamaño configuración añadir también botón móvil tabla calendario',
    ),
    syllables: list('ción mien to des con par es tar ca ni re ble dor lle gua pre sen'),
  },
  fr: {
    share: 5,
    words: list(
      'de la le et les des en un que pour pas une est il dans sur avec quand liste recherche fichier exporter déjà être paramètre réglage améliorer ça bouton tableau calendrier',
    ),
    syllables: list('tion ment dé ré con pré eur elle age ance vou cha lie pou ver mai'),
  },
  ru: {
    share: 3,
    words: list(
      'и в не на что с по как это для мы из можно было бы список поиск файл экспорт ошибка настройка добавить кнопка таблица календарь',
    ),
    syllables: list('пере ние ста раз при вод ком лен тор вы об под сть ка ли'),
  },
  zh: {
    share: 2,
    words: list(
      '的 希望 可以 功能 支持 搜索 导出 文件 设置 列表 增加 深色模式 通知 编辑器 自动保存 快捷键 日历 表格 权限 无法 打开 页面',
    ),
    syllables: [
      ...'时间数据选项默认版本更新手机同步图片错误登录批量标签筛选排序预览打印邮件提醒模板语言翻译备份恢复移动复制粘贴',
    ],
    unspaced: true,
  },
  ja: {
    share: 2,
    words: list(
      'の を が に で ほしい です できる 検索 設定 一覧 通知 ファイル エクスポート ダークモード カレンダー 追加 表示 機能 画面 ボタン',
    ),
    syllables: [
      ...'保存変更削除印刷共有言語翻訳時間予定写真送信受信更新自動手動並替絞込権限接続認証画像動画',
    ],
    unspaced: true,
  },
  ar: {
    share: 1,
    words: list(
      'في من على أن إلى هذا مع عند بحث قائمة ملف تصدير إعدادات إضافة صفحة زر إشعار تقويم',
    ),
    syllables: list('مس تخ دم تح ديث ات ية مو قع رس ال ة'),
  },
} as const satisfies Record<string, Language>

export type LanguageName = keyof typeof languages
export const languageNames = Object.keys(languages) as LanguageName[]

const WORDS_IN_ALL = 40_000

/** Gives a word with the frequencies of natural text (Zipf). */
export function word(random: Random, name: LanguageName): string {
  const { words, syllables } = languages[name]
  const rank = Math.floor(WORDS_IN_ALL ** random.next()) - 1
  return words[rank] ?? tailWord(rank, syllables)
}

/** Gives a rare word, which few posts have. */
export function rareWord(random: Random, name: LanguageName): string {
  return tailWord(2_000 + random.int(WORDS_IN_ALL - 2_000), languages[name].syllables)
}

function tailWord(rank: number, syllables: readonly string[]): string {
  let made = ''
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length))
    made += syllables[rest % syllables.length]
  return made
}

/** Gives words of a language, about `length` characters long. */
export function phrase(random: Random, name: LanguageName, length: number): string {
  const language: Language = languages[name]
  const separator = language.unspaced ? '' : ' '
  let text = word(random, name)
  while (text.length < length) text += separator + word(random, name)
  return text
}
