import type { Translation } from '#lib/messages/catalogue.ts'
import type { imagesMessages } from '#lib/messages/catalogues/images.ts'

export const images: Translation<typeof imagesMessages> = {
  'images.add': 'Bilder hinzufügen',
  'images.list': 'Bilder in diesem Text',
  'images.waiting': '{name} wird hinzugefügt\u00a0…',
  'images.sending': '{name} wird hochgeladen',
  'images.percent': '{percent}\u00a0% hochgeladen',
  'images.drawing': 'Hochgeladen, wird verarbeitet',
  'images.signIn': 'Melde dich an, um es hinzuzufügen. Dein Text bleibt hier.',
  'images.signInButton': 'Anmelden',
  'images.cancel': 'Hochladen von {name} abbrechen',
  'images.retry': 'Mit {name} noch einmal versuchen',
  'images.retryShort': 'Noch einmal versuchen',
  'images.remove': '{name} entfernen',
  'images.removeThis': 'Bild {number} entfernen',
  'images.alt': 'Beschreibung von Bild {number}',
  'images.altHint': 'Beschreibe dieses Bild für Menschen, die es nicht sehen können',
  'images.place': 'In den Text einfügen',
  'images.below': 'Unter dem Text lassen',
  'images.drop': 'Bilder hier ablegen, um sie hinzuzufügen',
  'images.failed.network':
    'Das Bild konnte nicht hochgeladen werden: Du bist offline oder Earshot ist nicht erreichbar.',
  'images.failed.time': 'Das Hochladen hat zu lange gedauert.',
  'images.failed.server': 'Bei uns ist etwas schiefgegangen.',
  'images.lost': {
    one: 'Ein Bild ging beim Neuladen dieser Seite verloren. Füge es noch einmal hinzu.',
    other: '{count} Bilder gingen beim Neuladen dieser Seite verloren. Füge sie noch einmal hinzu.',
  },
  'images.tooMany': 'Ein Beitrag kann höchstens {count} Bilder haben.',
  'images.wrongType':
    'Dieser Dateityp wird nicht unterstützt. Wähle ein Bild im Format PNG, JPEG, WebP, GIF oder AVIF.',
  'images.tooLarge': 'Ein Bild darf höchstens {limit} groß sein; dieses hat {size}.',
}
