import type { Translation } from '#lib/messages/catalogue.ts'
import type { shortcutsMessages } from '#lib/messages/catalogues/shortcuts.ts'

export const shortcuts: Translation<typeof shortcutsMessages> = {
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.on': 'Les touches seules fonctionnent partout, sauf pendant que vous écrivez.',
  'shortcuts.off': 'Les touches seules sont désactivées dans ce navigateur.',
  'shortcuts.turnOff': 'Désactiver',
  'shortcuts.turnOn': 'Activer',
  'shortcuts./': 'Chercher',
  'shortcuts.palette': 'Aller à une idée, un écran ou une action',
  'shortcuts.c': 'Proposer une idée',
  'shortcuts.j': 'Élément suivant de la liste',
  'shortcuts.k': 'Élément précédent de la liste',
  'shortcuts.o': 'Ouvrir l’idée',
  'shortcuts.v': 'Voter pour l’idée',
  'shortcuts.e': 'Modifier l’idée\u202f; dans la boîte de réception\u202f: marquer comme lu',
  'shortcuts.s': 'Changer le statut ou écrire une réponse officielle',
  'shortcuts.m': 'Fusionner avec une autre idée',
  'shortcuts.l': 'Verrouiller ou déverrouiller la discussion',
  'shortcuts.x': 'Sélectionner ou désélectionner',
  'shortcuts.a': 'Appuyer sur le premier bouton',
  'shortcuts.t': 'Approuver et faire confiance à l’auteur',
  'shortcuts.?': 'Afficher cette liste',
}
