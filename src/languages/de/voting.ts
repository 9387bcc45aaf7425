import type { Translation } from '#lib/messages/catalogue.ts'
import type { votingMessages } from '#lib/messages/catalogues/voting.ts'

export const voting: Translation<typeof votingMessages> = {
  'follow.follow': 'Folgen',
  'follow.following': 'Du folgst',
  'follow.failed': '{what}. Drück noch einmal, um es erneut zu versuchen.',
  'vote.notCarried': 'Deine Stimme ist noch nicht gezählt. {what}.',
  'share.label': 'Diese Idee teilen',
  'why.label': 'Warum? (ein Satz, nur für dich und das Team sichtbar)',
  'why.save': 'Speichern',
  'why.saved': 'Gespeichert. Nur du und das Team können es sehen.',
  'why.said': 'Dein Grund: „{why}“',
  'why.change': 'Grund bearbeiten',
  'why.add': 'Sag, warum du abgestimmt hast',
  'why.cancel': 'Abbrechen',
  'why.failed': '{what}. Dein Text ist gespeichert.',
  'voters.all': { one: 'Ansehen, wer abgestimmt hat', other: 'Alle {count} Abstimmenden' },
  'voters.title': { one: '{count} Stimme', other: '{count} Stimmen' },
  'voters.list': 'Abstimmende',
  'voters.none': 'Noch hat niemand mit einem Konto abgestimmt.',
  'voters.nameless': {
    one:
      'Eine Stimme stammt von einem Gast oder einem gelöschten Konto und hat daher keinen Namen.',
    other: '{count} Stimmen stammen von Gästen oder gelöschten Konten und haben daher keine Namen.',
  },
  'voters.imported': {
    one: '{count} Stimme aus {source}, ohne Namen',
    other: '{count} Stimmen aus {source}, ohne Namen',
  },
  'voters.castBy': 'Hinzugefügt von {name}',
  'voters.castByTeam': 'Vom Team hinzugefügt',
  'voters.evidence': 'Wo der Wunsch geäußert wurde',
  'voters.takeBack': 'Zurückziehen',
  'voters.takeBackOf': 'Stimme von {name} zurückziehen',
  'for.menu': 'Für jemanden abstimmen\u00a0…',
  'for.title': 'Für jemanden abstimmen',
  'for.lead':
    'Für jemanden, der sich das per E-Mail, am Telefon oder anderswo gewünscht hat. Jede Person zählt einmal.',
  'for.name': 'Name der Person',
  'for.nameHint': 'Wer neu ist, ist nur unter diesem Namen bekannt.',
  'for.people': 'Personen mit diesem Namen',
  'for.found': {
    one:
      '{count} Person hat diesen Namen. Wähle sie aus oder mach weiter, um eine neue hinzuzufügen.',
    other:
      '{count} Personen haben diesen Namen. Wähle eine aus oder mach weiter, um eine neue hinzuzufügen.',
  },
  'for.chosen': 'Für {name}',
  'for.change': 'Jemand anderes',
  'for.evidence': 'Link dorthin, wo der Wunsch geäußert wurde',
  'for.evidenceBad': 'Der Link muss eine Webadresse sein, die mit https:// oder http:// beginnt.',
  'for.why': 'Warum, in einem Satz',
  'for.who': 'Nur das Team und diese Person können Link und Grund sehen.',
  'for.send': 'Stimme hinzufügen',
  'for.cancel': 'Abbrechen',
  'for.failed': '{what}. Dein Text ist gespeichert.',
  'related.title': 'Verwandte Ideen',
  'related.find': 'Verwandte Ideen suchen',
  'related.loading': 'Wird gesucht',
  'related.none': 'Keine verwandten Ideen.',
}
