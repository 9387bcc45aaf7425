import { foldText, isNamed, type Chunk } from '#rules/searchText.ts'

/** The languages whose common words are known. */
export const languages = ['en', 'de', 'es', 'ca', 'fr', 'it', 'pt', 'nl'] as const
export type Language = (typeof languages)[number]

/** Words of a language that say nothing of what is searched for, folded. */
export interface CommonWords {
  language: Language

  /** They join others, or ask. */
  anywhere: ReadonlySet<string>
  /** They belong to a question only after its first word: "where do I find", but "find in files". */
  asking: ReadonlySet<string>
}

/**
 * As people type them; what has a digraph for an umlaut is written both ways. Words that are names
 * of things in another language are missing (ai, os, ci, vi, bin, plus).
 */
const written: Record<Language, { anywhere: string; asking: string }> = {
  en: {
    anywhere: `a an the and or but nor if then than as at by for from in into of off on onto out over to up with within without about
      is are am was were be been being do does did done doing has have had having can could should would will shall may might must
      i me my mine we us our you your he him his she her it its they them their this that these those there here
      not no so too also just only very such some any all each both
      how why what when where which who whom whose`,
    asking:
      'way possible possibly able find get need want like please help anyone anybody someone make',
  },
  de: {
    anywhere: `der die das den dem des ein eine einen einem einer eines und oder aber denn wenn als ob dass weil
      in im ins an am auf aus bei beim mit nach von vom zu zum zur für fuer über ueber unter vor um durch gegen ohne bis seit
      ist sind war waren sein hat habe haben hatte wird werden wurde kann kannst können koennen könnte koennte soll sollte sollten muss müssen muessen darf dürfen duerfen
      ich mich mir du dich dir er ihn ihm sie ihr wir uns es mein meine dein deine unser unsere sich dieser diese dieses
      nicht kein keine auch nur noch schon sehr so da hier
      wie warum wieso weshalb was wann wo woher wohin wer wen wem welche welcher welches`,
    asking:
      'geht gibt finde findet möglich moeglich bitte brauche möchte moechte will jemand macht',
  },
  es: {
    anywhere: `el la los las lo un una unos unas y e o u ni pero si que de del a al en con sin por para sobre entre desde hasta hacia
      es son era eran ser está están estaba estar fue ha han haber he hay habrá
      yo tú él ella me te se le les nos mi mis tu tus su sus este esta estos estas ese esa eso esto
      no más muy ya también
      cómo qué cuándo dónde quién quiénes cuál cuáles cuánto cuánta por puedo puede pueden podría podrían`,
    asking: 'encuentro posible favor necesito quiero alguien forma manera hacer',
  },
  ca: {
    anywhere: `el la els les lo un una uns unes i o ni però si que de del dels a al als en amb sense per pel pels sobre entre des fins
      és són era eren ser està estan estar ha han haver he hi haurà
      jo tu ell ella em et es ens us el meu la meva seu seva aquest aquesta aquests aquestes això
      no més molt ja també només
      com què quan on qui quin quina quins quines quant quanta puc pot poden podria podrien`,
    asking: 'trobo possible necessito vull algú manera forma fer sisplau',
  },
  fr: {
    anywhere: `le la les un une des du de au aux et ou mais ni si que en dans sur sous avec pour par chez vers entre
      est sont était étaient être suis a ont avoir fut
      je tu il elle on nous vous ils elles me te se lui leur mon ma mes ton ta tes son sa ses ce cet cette ces cela ça y
      ne pas très aussi
      comment pourquoi quoi quand où qui quel quelle quels quelles combien estce questce peux peut peuvent puis pourrait dois doit`,
    asking: 'possible trouver trouve faire faut besoin veux voudrais moyen quelqu',
  },
  it: {
    anywhere: `il lo la i gli le un uno una e o ma se che di del dello della dei degli delle a al allo alla agli alle da dal dalla in nel nella con senza per su sul sulla tra fra
      è sono era erano essere sia ha hanno ho avere
      io tu lui lei noi voi loro mi ti si mio mia tuo tua suo sua questo questa questi queste
       più molto già anche
      come perché cosa quando dove chi quale quali quanto quanta posso può possono potrebbe`,
    asking: 'possibile trovo bisogno voglio vorrei qualcuno modo fare',
  },
  pt: {
    anywhere: `o a as um uma uns umas e ou mas se que de do da dos das em no na nos nas com sem por pelo pela para sobre entre desde até
      é são era eram ser está estão estar foi há tem têm ter
      eu tu ele ela nós eles elas me te meu minha seu sua este esta isto esse essa isso
      não mais muito já também só
      como porque porquê quê quando onde quem qual quais quanto posso pode podem poderia`,
    asking: 'possível encontro preciso quero alguém forma maneira fazer',
  },
  nl: {
    anywhere: `de het een en of maar als dat die dit deze in op aan bij met van voor naar uit over door tot om te zonder onder
      is zijn was waren ben heb heeft hebben had wordt worden kan kun kunnen kunt moet moeten mag zou zouden zal
      ik mij me je jij u hij zij ze wij we ons onze mijn jouw haar hun er
      niet geen ook nog al zeer
      hoe waarom wat wanneer waar wie welke welk`,
    asking: 'mogelijk vind graag wil nodig iemand manier maken',
  },
}

const setOf = (text: string) => new Set(text.split(/\s+/).map(foldText))

/** The common words of each language, English first. */
export const commonWords: readonly CommonWords[] = languages.map((language) => ({
  language,
  anywhere: setOf(written[language].anywhere),
  asking: setOf(written[language].asking),
}))

/** The pieces of a word that an apostrophe leaves: what's, don't, l'on. */
const fragments = new Set(
  's t d m ll re ve don doesn didn isn aren wasn weren won couldn shouldn wouldn hasn haven l n c j qu'.split(
    ' ',
  ),
)

/** "To-do" is more than its parts, ".in" than its letters. */
export function isOf(words: ReadonlySet<string>, chunk: Chunk): boolean {
  const { runs, joined } = chunk
  if (isNamed(chunk)) return false
  if (joined !== null) return words.has(joined)
  return runs.every(({ text }) => words.has(text) || (runs.length > 1 && fragments.has(text)))
}

/** One such word does not make a text German; in English it does, of which other languages are full. */
export const LEAST = 2

/** Gives the language with the most common words of its own in a text; null where there are few, or several have as many. */
export function languageOf(chunks: readonly Chunk[]): Language | null {
  const counts = commonWords.map(
    ({ anywhere }) => chunks.filter((chunk) => isOf(anywhere, chunk)).length,
  )
  const most = Math.max(...counts)
  const told = commonWords.filter((_, at) => counts[at] === most)
  return most >= LEAST && told.length === 1 ? (told[0]?.language ?? null) : null
}
