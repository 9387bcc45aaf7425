import { languages, type LanguageTag } from '#rules/languages.ts'

/** The texts in the client's page (index.html) before its code is there. */
interface ShellTexts {
  readonly lost: string
  readonly reload: string
  readonly noScript: string
}

const texts: Readonly<Record<LanguageTag, ShellTexts>> = {
  en: {
    lost: 'This page did not load completely, so its buttons don’t work.',
    reload: 'Reload',
    noScript:
      'Earshot needs JavaScript to show ideas and take votes. Please allow it for this site.',
  },
  de: {
    lost: 'Diese Seite wurde nicht vollständig geladen, deshalb reagieren ihre Schaltflächen nicht.',
    reload: 'Neu laden',
    noScript:
      'Earshot braucht JavaScript, um Ideen zu zeigen und Stimmen anzunehmen. Bitte erlaube es für diese Website.',
  },
  fr: {
    lost: 'Cette page ne s’est pas chargée entièrement\u202f: ses boutons ne fonctionnent pas.',
    reload: 'Recharger',
    noScript:
      'Earshot a besoin de JavaScript pour afficher les idées et recueillir les votes. Veuillez l’autoriser pour ce site.',
  },
  es: {
    lost: 'Esta página no se ha cargado del todo, así que sus botones no funcionan.',
    reload: 'Volver a cargar',
    noScript:
      'Earshot necesita JavaScript para mostrar las ideas y recoger los votos. Permítelo para este sitio.',
  },
}

/** The client's page as a site in a language has it: it says so to browsers and to its script. */
export function inLanguage(html: string, tag: string): string {
  const language = languages.find((it) => it.tag === tag)
  if (language === undefined || language.tag === 'en') return html
  const { lost, reload, noScript } = texts[language.tag]
  return html
    .replace(/(<html[^>]*) lang="en"/, `$1 lang="${language.tag}" dir="${language.direction}"`)
    .replace(texts.en.lost, lost)
    .replace(/(data-reload[^>]*>)[^<]+/, `$1${reload}`)
    .replace(texts.en.noScript, noScript)
}
