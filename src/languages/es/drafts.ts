import type { Translation } from '#lib/messages/catalogue.ts'
import type { draftsMessages } from '#lib/messages/catalogues/drafts.ts'

export const drafts: Translation<typeof draftsMessages> = {
  'older.title': 'Tienes un borrador anterior',
  'older.use': 'Usarlo',
  'older.putAway': 'Descartar',
  'waits.text':
    '{what}. Tu texto está guardado y se enviará cuando vuelva la conexión, mientras esta página siga abierta.',
  'waits.now': 'Enviar ahora',
  'waits.stop': 'No enviar',
  'unsent.text': 'Vuelves a tener conexión, pero el texto que dejaste aún no se ha enviado.',
  'unsent.open': 'Abrirlo',
  discarded: 'Se descartaron tus cambios.',
  'discarded.undo': 'Deshacer',
  postedElsewhere: 'Tu texto se publicó en otra pestaña.',
  'postedElsewhere.show': 'Mostrarlo',
  'conflict.title': '{name} modificó esto mientras escribías',
  'conflict.titleNobody': 'Esto se modificó mientras escribías',
  'conflict.titleYou': 'Modificaste esto en otro lugar mientras escribías',
  'conflict.lead':
    'No se ha perdido nada. Elige con qué texto quieres continuar; no se guarda nada hasta que pulses Guardar.',
  'conflict.theirs': 'Versión actual',
  'conflict.mine': 'Tu texto',
  'conflict.takeTheirs': 'Usar la otra versión',
  'conflict.takeOther': 'Usar esta',
  'conflict.keepMine': 'Conservar mi texto',
  'conflict.empty': 'Sin texto.',
}
