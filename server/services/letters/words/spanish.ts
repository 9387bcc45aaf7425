import { limits } from '#rules/limits.ts'
import type { LetterWords } from './english.ts'

const { minutes, windowMinutes } = limits.signInCode
const valid = `El código vale durante ${minutes} minutos.`

const and = new Intl.ListFormat('es')
const date = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const count = (value: number): string => value.toLocaleString('es')
const whose = (isOwn: boolean): string => (isOwn ? 'Tu idea' : 'Una idea que sigues')

/** The sentences of letters in Spanish. */
export const spanish: LetterWords = {
  tag: 'es',
  open: (site) => `Abrir ${site}`,
  code: {
    subject: (code, site) => `${code} es tu código para ${site}`,
    heading: (site) => `Tu código para ${site}`,
    enter: `Escribe este código donde lo pediste. Sirve una vez, durante ${minutes} minutos.`,
    link: `El enlace de abajo funciona en cualquier navegador, durante ${windowMinutes} minutos.`,
    notYou:
      'Si no lo pediste, puedes ignorar este correo: nadie puede iniciar sesión sin el código.',
    action: 'Iniciar sesión con este enlace',
  },
  noAccount: {
    subject: (site) => `Inicio de sesión en ${site}`,
    heading: 'No hay ninguna cuenta con esta dirección',
    tried: (site) =>
      `Alguien, seguramente tú, intentó iniciar sesión en ${site} con esta dirección. No tiene cuenta allí, y solo se puede tener una por invitación.`,
    help: 'Quizá usas otra dirección allí. Si no, pide una invitación al equipo.',
  },
  linked: {
    subject: (site, provider) => `Ya puedes iniciar sesión en ${site} con ${provider}`,
    heading: (provider) => `Ya puedes iniciar sesión con ${provider}`,
    what: (site, provider) =>
      `Alguien inició sesión en tu cuenta de ${site} con ${provider}, que confirmó esta dirección. Desde ahora puedes iniciar sesión con ${provider}.`,
    notYou: 'Si no fuiste tú, protege tu correo y avisa al equipo.',
  },
  unlinked: {
    subject: (site, provider) => `Ya no puedes iniciar sesión en ${site} con ${provider}`,
    heading: (provider) => `Ya no puedes iniciar sesión con ${provider}`,
    what: (site, provider) =>
      `${provider} se desvinculó de tu cuenta de ${site}. Puedes volver a vincularlo en tu configuración.`,
    notYou:
      'Si no fuiste tú, inicia sesión con un código y cierra todas las sesiones en tu configuración.',
  },
  takenAddress: {
    subject: (site) => `Esta dirección ya tiene una cuenta en ${site}`,
    heading: 'Esta dirección ya tiene una cuenta',
    what: (site) =>
      `Alguien, quizá tú, quiere usar esta dirección para su cuenta de ${site}. Ya tiene su propia cuenta allí, así que no ha cambiado nada.`,
    notYou:
      'Para usar esa cuenta, inicia sesión con esta dirección. Si no fuiste tú, puedes ignorar este correo.',
  },
  newAddress: {
    subject: (code) => `${code} es tu código para confirmar esta dirección`,
    heading: 'Confirma tu nueva dirección',
    enter: (site) =>
      `Escribe este código para usar esta dirección en tu cuenta de ${site}. ${valid}`,
    notYou: 'Si no fuiste tú, puedes ignorar este correo: nada cambia sin el código.',
  },
  oldAddress: {
    subject: (code) => `${code} es tu código para cambiar de dirección`,
    heading: 'Cambia tu dirección de correo',
    enter: (site, email) =>
      `Escribe este código para que la dirección de tu cuenta de ${site} pase a ser ${email}. ${valid}`,
    notYou:
      'Si no fuiste tú, no compartas este código y cierra todas las sesiones en Configuración: alguien está usando tu cuenta.',
  },
  changedAddress: {
    subject: (site) => `La dirección de tu cuenta de ${site} ha cambiado`,
    heading: 'Tu dirección de correo ha cambiado',
    what: (site) =>
      `Tu cuenta de ${site} tiene ahora otra dirección de correo, confirmada con un código enviado a esta. Se cerró la sesión en los demás dispositivos.`,
    notYou: 'Si no fuiste tú, contacta con quienes llevan el sitio.',
  },
  goodbye: {
    subject: (site) => `Tu cuenta de ${site} se eliminó`,
    heading: 'Tu cuenta se eliminó',
    what: (site, withPosts) =>
      `Tu cuenta de ${site} se eliminó, junto con tu nombre y esta dirección. ${withPosts ? 'También se eliminaron tus publicaciones.' : 'Tus publicaciones siguen allí como “Cuenta eliminada”.'}`,
    again: 'Puedes crear una cuenta nueva con esta dirección cuando quieras.',
  },
  invitation: {
    subject: (inviter, site) => `${inviter} te invita a ${site}`,
    heading: (site) => `Únete a ${site}`,
    what: (inviter, site, role) => `${inviter} te invita a ${site} ${role}.`,
    validity: `El enlace sirve una vez, durante ${limits.invitations.days} días. Si no lo esperabas, puedes ignorar este correo.`,
    action: 'Aceptar la invitación',
    roles: {
      MEMBER: 'como miembro',
      COLLABORATOR: 'con el rol de colaboración',
      ADMIN: 'con el rol de administración',
      OWNER: 'como titular',
    },
  },
  ownership: {
    newOwnerSubject: (site) => `${site}: el sitio es tuyo ahora`,
    newOwner: 'El sitio es tuyo ahora',
    newOwnerSentence: (former, site) =>
      `${former} te traspasó ${site}. Puedes cambiarlo todo allí y traspasarlo a tu vez.`,
    formerOwnerSubject: (site) => `${site}: el sitio se ha traspasado`,
    formerOwner: 'El sitio se ha traspasado',
    formerOwnerSentence: (owner, site) =>
      `${owner} tiene ahora la titularidad de ${site}. Tu rol es el de administración.`,
    action: 'Ver a las personas',
  },
  notPosted: {
    subject: (site) => `Tu respuesta a ${site} no se publicó`,
    heading: 'Tu respuesta no se publicó',
    what: (site, reason) => `Tu correo a ${site} no se convirtió en comentario. ${reason}`,
    help: 'No ha cambiado nada. Puedes comentar en el sitio.',
    unknownAddress: 'Aquí no se conoce la dirección a la que llegó.',
    otherSender: 'Solo se aceptan respuestas desde la dirección a la que se envió nuestro correo.',
    noText: 'No tiene texto propio.',
    tooLarge: 'Ocupa más de 15 MB.',
    noImage:
      'Solo tiene imágenes y ninguna se puede mostrar: ocupan más de 5 MB o están en un formato como HEIC.',
    refused: {
      locked: 'La conversación está bloqueada y no admite comentarios nuevos.',
      teamOnly: 'En este tablero solo comenta el equipo.',
      gone: 'La idea ya no existe.',
      tooLong: (limit) => `Tiene más de ${count(limit)} caracteres.`,
      tooMany: (limit) => `Puedes escribir ${count(limit)} comentarios por hora.`,
      other: 'El sitio no lo acepta como comentario.',
    },
  },
  imagesLeft: {
    subject: (left, site) =>
      `${left === 1 ? 'Falta una imagen' : `Faltan ${count(left)} imágenes`} en tu comentario en ${site}`,
    heading: (left) => (left === 1 ? 'Falta una imagen' : `Faltan ${count(left)} imágenes`),
    what: (site) =>
      `Tu correo a ${site} se convirtió en un comentario. Las imágenes de más de 5 MB, en un formato como HEIC o que pasan de las que puede tener un comentario no se pudieron mostrar.`,
    help: 'Puedes añadirlas en el sitio, como PNG, JPEG, WebP, GIF o AVIF.',
  },
  told: {
    hello: (name) => `Hola, ${name}:`,
    somebody: 'Alguien',
    forTheTeam: (name) => `${name}, por el equipo`,
    shipped: (isOwn) => `${whose(isOwn)} ya está lanzada`,
    isNow: (isOwn, status) => `${whose(isOwn)} tiene un nuevo estado: ${status}`,
    merged: (isOwn) => `${whose(isOwn)} se ha fusionado`,
    newIn: (site) => `Novedades en ${site}`,
    askedShipped: 'Ya está lo que pediste',
    teamAnswered: 'El equipo ha respondido',
    mentioned: (name) => `${name} te ha mencionado`,
    replied: (name) => `${name} te ha respondido`,
    waits: 'Una publicación espera aprobación',
    posted: (name) => `${name} ha publicado una idea`,
    comments: (value) => `${count(value)} comentarios nuevos`,
    commented: (name) => `${name} ha comentado`,
    commentedOn: (names, others, title) =>
      `${and.format(others === 0 ? names : [names.join(', '), `${count(others)} más`])} ${names.length + others === 1 ? 'ha' : 'han'} comentado en “${title}”.`,
    statusIs: ({ title, status }) => `“${title}” tiene un nuevo estado: ${status}.`,
    youAsked: (title, votedAt, others) => {
      const joined = others === 1 ? 'otra persona' : `otras ${count(others)} personas`
      const asked = `Pediste “${title}” el ${date.format(votedAt)}`
      return `${asked}${others < 1 ? '' : `, igual que ${joined}`}. Ya está lanzada.`
    },
    mergedInto: (title) =>
      `Una idea que sigues se ha fusionado con “${title}”. Sus votos y comentarios se han ido con ella.`,
    ideaWaits: (title) => `“${title}” espera aprobación.`,
    commentWaits: (title) => `Un comentario en “${title}” espera aprobación.`,
    postedIdea: (name, title) => `${name} ha publicado “${title}”.`,
    teamAnsweredIdea: (title) => `El equipo ha respondido a “${title}”.`,
    mentionedIn: (name, title) => `${name} te ha mencionado en “${title}”.`,
    repliedIn: (name, title) => `${name} te ha respondido en “${title}”.`,
    newEntry: (entry) => `“${entry}” es lo último en Novedades.`,
    entryOut: (entry, titles) =>
      `“${entry}” ya está aquí. Resuelve ${titles.length === 1 ? 'una idea' : 'ideas'} que sigues: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    seeChange: 'Ver qué ha cambiado',
    seeIdea: 'Ver la idea',
    answerMail: 'Responde a este correo: se convierte en un comentario.',
    answerMailOn: (title) => `Responde a este correo: se convierte en un comentario en “${title}”.`,
    answersNotPosted: 'Las respuestas a este correo no se publican.',
    notWhatYouMeant:
      '¿No es lo que querías decir? Responde a este correo: se convierte en un comentario.',
  },
  push: {
    statusChanged: 'El estado ha cambiado',
    now: (status) => `Ahora: ${status}`,
    answered: (name) => `${name}, del equipo, ha respondido`,
    mergedInto: 'Otra idea se ha fusionado con esta',
    changelog: 'Lo último en Novedades',
    posted: (name) => `${name} ha publicado esta idea`,
  },
  digest: {
    heading: (isDaily, site) => `Tu ${isDaily ? 'día' : 'semana'} en ${site}`,
    updates: (value) => (value === 1 ? '1 novedad' : `${count(value)} novedades`),
    more: (value) => `Y ${count(value)} más en tu bandeja.`,
    action: 'Abrir la bandeja',
    reason: (isDaily) =>
      `Recibes esto porque elegiste un correo ${isDaily ? 'al día' : 'a la semana'}.`,
  },
  reasons: {
    team: 'Recibes esto porque estás en el equipo.',
    subscribed: 'Recibes esto porque te suscribiste a las novedades.',
    followsClosed: 'Recibes esto porque sigues una idea que resuelve.',
    own: 'Recibes esto porque es tu idea.',
    mentioned: 'Recibes esto porque te mencionaron.',
    follows: 'Recibes esto porque sigues esta idea.',
  },
  ways: {
    noChangelog: 'No más correos sobre las novedades',
    noIdea: 'Silenciar esta idea',
    noTeam: 'No más correos sobre publicaciones nuevas',
    choose: 'Elegir de qué te avisamos',
    stopAll: 'No recibir más correos',
  },
  page: {
    choose: {
      before: 'Puedes elegir de qué te avisamos en ',
      settings: 'tu configuración',
      after: '. Quizá tengas que iniciar sesión antes.',
    },
    allStopped: (site) =>
      `Has pedido no recibir correos de ${site}, así que por ahora no te llega ninguno.`,
    all: {
      headings: {
        ask: '¿No recibir más correos?',
        stopped: 'Ya no recibes correos',
        restored: 'Vuelves a recibir correos',
      },
      ask: (site) =>
        `No recibirás correos de ${site}, salvo los códigos que pidas y los que tratan de tu cuenta.`,
      stopped: (site) =>
        `No recibes correos de ${site}, salvo los códigos que pidas y los que tratan de tu cuenta.`,
      restored: (site) => `Los correos de ${site} volverán a llegarte.`,
      stop: 'No recibir más correos',
      restore: 'Volver a recibir correos',
    },
    changelog: {
      headings: {
        ask: '¿No recibir correos sobre las novedades?',
        stopped: 'Ya no recibes correos sobre las novedades',
        restored: 'Vuelves a recibir correos sobre las novedades',
      },
      ask: (site) => `No recibirás correos sobre las novedades de ${site}.`,
      stopped: (site) => `No recibes correos sobre las novedades de ${site}.`,
      restored: (site) => `Los correos sobre las novedades de ${site} volverán a llegarte.`,
      stop: 'No recibir correos sobre las novedades',
      restore: 'Volver a recibir estos correos',
    },
    team: {
      headings: {
        ask: '¿No recibir correos sobre publicaciones nuevas?',
        stopped: 'Ya no recibes correos sobre publicaciones nuevas',
        restored: 'Vuelves a recibir correos sobre publicaciones nuevas',
      },
      ask: (site) =>
        `No recibirás correos sobre ideas nuevas de ${site} ni sobre publicaciones pendientes de aprobación.`,
      stopped: (site) =>
        `No recibes correos sobre ideas nuevas de ${site} ni sobre publicaciones pendientes de aprobación.`,
      restored: {
        AWAITS_APPROVAL:
          'Los correos sobre publicaciones pendientes de aprobación volverán a llegarte.',
        NEW_IDEA: 'Los correos sobre ideas nuevas volverán a llegarte.',
      },
      stop: 'No recibir correos sobre publicaciones nuevas',
      restore: 'Volver a recibir estos correos',
    },
    idea: {
      headings: {
        ask: '¿Silenciar esta idea?',
        stopped: 'Idea silenciada',
        restored: 'La idea ya no está silenciada',
      },
      ask: 'No recibirás correos, avisos en la bandeja ni notificaciones push sobre esta idea.',
      stopped: 'No recibes correos, avisos en la bandeja ni notificaciones push sobre esta idea.',
      restored: 'Volveremos a avisarte sobre esta idea.',
      stop: 'Silenciar esta idea',
      restore: 'Dejar de silenciar esta idea',
    },
    unknown: {
      heading: 'Este enlace no funciona',
      why: 'Puede que esté incompleto o que se haya eliminado la cuenta a la que pertenece. Ábrelo otra vez desde el correo.',
    },
  },
}
