import type { Translation } from '#lib/messages/catalogue.ts'
import type { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'

export const mailTrouble: Translation<typeof mailTroubleMessages> = {
  title: 'Correo',
  lead: 'Correos que no llegaron y direcciones que los servidores de correo rechazaron definitivamente.',
  'letters.title': 'Correos que no se enviaron',
  'letters.none':
    'Ninguno. Los correos que fallan se reintentan durante dos días, salvo que el servidor de correo los rechace definitivamente.',
  'letters.attempts': { one: 'Un intento', other: '{count} intentos' },
  'letters.again': 'Enviar de nuevo',
  'letters.queued': 'El correo se está enviando de nuevo.',
  'addresses.title': 'Direcciones rechazadas',
  'addresses.none': 'Ninguna.',
  'addresses.hint':
    'Reciben los códigos para iniciar sesión, pero ningún otro correo, hasta que las permitas de nuevo.',
  'addresses.since': 'Desde el {day}',
  'addresses.allow': 'Permitir de nuevo',
  'addresses.allowed': 'Esta dirección volverá a recibir correo.',
  'act.label': '{act}: {email}',
  more: 'Mostrar más',
  loading: 'Cargando…',
}
