import type { Translation } from '#lib/messages/catalogue.ts'
import type { refusalMessages } from '#lib/messages/catalogues/refusals.ts'

/** Why the server has refused something, by reason; what is left out, the server says itself. */
export const refusals: Translation<typeof refusalMessages> = {
  SIGN_IN_FIRST: 'Inicia sesión para hacer esto.',
  NOT_ALLOWED: 'No tienes permiso para hacer esto.',
  BANNED: 'Ya no puedes participar aquí.',
  TEXT_REQUIRED: 'Este texto no puede quedar vacío.',
  TEXT_TOO_SHORT: {
    one: 'Este texto necesita al menos {limit} carácter; tiene {length}.',
    other: 'Este texto necesita al menos {limit} caracteres; tiene {length}.',
  },
  TEXT_TOO_LONG: {
    one: 'Este texto puede tener como máximo {limit} carácter; tiene {length}.',
    other: 'Este texto puede tener como máximo {limit} caracteres; tiene {length}.',
  },
  TEXT_NOT_ONE_LINE: 'Este texto debe ir en una sola línea.',
  TEXT_BAD_CHARACTER: 'Este texto contiene un carácter que no se puede guardar.',
  TEXT_TURNS_TEXT: 'Este texto contiene un carácter invisible que invierte la dirección del texto.',
  TEXT_IMAGE_ON_ITS_WAY:
    'Este texto tiene una imagen que aún se está subiendo. Espera a que termine, reinténtalo o quítala.',
  TOO_MANY_TAGS: {
    one: 'Una lista se puede filtrar por {limit} etiqueta como máximo.',
    other: 'Una lista se puede filtrar por {limit} etiquetas como máximo.',
  },
  TOO_MANY_CHANGES: {
    one: 'Puedes hacer {limit} cambio por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes hacer {limit} cambios por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  NAME_OF_TEAM: 'Alguien del equipo tiene este nombre u otro que se ve igual. Elige otro.',
  EMAIL_WRONG: 'Escribe una dirección de correo válida, como nombre@example.com.',
  EMAIL_TAKEN: 'Esta dirección ya tiene su propia cuenta. Elige otra.',
  EMAIL_IS_YOURS: 'Esta ya es tu dirección.',
  MAIL_NOT_SENT: 'No se pudo enviar el correo. Inténtalo de nuevo en un minuto.',
  COOKIES_BLOCKED:
    'Tu navegador bloquea las cookies de este sitio, así que tu sesión no se mantendría abierta. Permítelas e inténtalo de nuevo: el enlace sigue funcionando.',
  CODE_EXPIRED:
    'Este código ya no es válido o se pidió en otro navegador. Usa el enlace del correo o pide un código nuevo.',
  CODE_TRIED_TOO_OFTEN: 'Este código se probó demasiadas veces. Pide uno nuevo.',
  CODE_WRONG: 'El código no coincide. Usa el del último correo.',
  CODES_EXPIRED: 'Estos códigos ya no son válidos. Pide otros nuevos.',
  TOO_MANY_CODES_TRIED:
    'Se probaron demasiados códigos desde aquí. Inténtalo de nuevo dentro de {wait}.',
  TOO_MANY_CODES_GUESSED:
    'Se probaron demasiados códigos para esta dirección. El enlace del último correo sigue funcionando. Inténtalo de nuevo dentro de {wait}.',
  TOO_MANY_CODES_SENT:
    'Se enviaron demasiados códigos a esta dirección. El enlace del último correo sigue funcionando. Inténtalo de nuevo dentro de {wait}.',
  TOO_MANY_CODES_ASKED:
    'Se pidieron demasiados códigos desde aquí. Inténtalo de nuevo dentro de {wait}.',
  TOO_MANY_SIGN_INS_TRIED:
    'Hubo demasiados intentos de iniciar sesión desde aquí. Inténtalo de nuevo dentro de {wait}.',
  TOO_MANY_SIGN_INS_STARTED:
    'Se empezó a iniciar sesión demasiadas veces desde aquí. Inténtalo de nuevo dentro de {wait}.',
  PROVIDER_UNKNOWN: 'Esta forma de iniciar sesión no está configurada aquí. Elige otra.',
  DOMAIN_NOT_ALLOWED:
    'Aquí solo pueden tener cuenta las direcciones de {domains}, salvo que el equipo te invite.',
  NEW_DOMAIN_NOT_ALLOWED: 'Tu nueva dirección debe ser de uno de estos dominios: {domains}.',
  PROVIDER_UNREACHABLE:
    'No se puede conectar con {provider}. Inténtalo de nuevo en un minuto o inicia sesión con un código.',
  PROVIDER_UNLINKED:
    '{provider} se desvinculó de tu cuenta. Inicia sesión con un código; puedes volver a vincularlo en tu configuración.',
  PROVIDER_LINK_GONE: 'Este inicio de sesión no está vinculado a tu cuenta.',
  PROVIDER_LINK_TAKEN: 'Este inicio de sesión ya tiene aquí su propia cuenta.',
  LAST_WAY_IN: 'Es tu única forma de iniciar sesión. Añade primero una dirección de correo.',
  PROOF_EXPIRED:
    'Este inicio de sesión ya no es válido. Inténtalo de nuevo o inicia sesión con un código.',
  INVITED_ONLY: 'Aquí solo tienen cuenta las personas invitadas. Pide una invitación al equipo.',
  SITE_HAS_NO_OWNER:
    'Este sitio aún no tiene titular. El enlace de titular está en la terminal del servidor.',
  SITE_BUSY: 'Ahora se está leyendo o escribiendo, quizá una copia. Prueba en un momento.',
  SITE_NAME_DIFFERS: 'Ese no es el nombre del sitio. Escribe «{name}».',
  SESSION_GONE: 'Ya no tienes la sesión abierta ahí.',
  PUSH_UNKNOWN: 'Aquí no se conoce el servicio push de este navegador.',
  ACCOUNT_DELETED: 'Esta cuenta ya se eliminó.',
  OWNER_STAYS:
    'Eres titular de este sitio. Transfiere la titularidad a otra persona en Personas antes de eliminar tu cuenta.',
  TOO_MANY_DOWNLOADS: {
    one: 'Puedes descargar tus datos {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other:
      'Puedes descargar tus datos {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  IDEA_GONE: 'Esta idea ya no existe.',
  IDEA_GONE_OR_NOT_YOURS: 'Esta idea ya no existe o no es tuya.',
  COMMENT_GONE: 'Este comentario ya no existe.',
  COMMENT_GONE_OR_NOT_YOURS: 'Este comentario ya no existe o no es tuyo.',
  GROUP_GONE: 'Esto ya no está en tu bandeja.',
  POST_GONE: 'Esta publicación ya no existe.',
  ANSWERED_COMMENT_GONE: 'El comentario al que respondes ya no existe.',
  BOARD_GONE: 'Este tablero ya no existe.',
  CHOSEN_BOARD_GONE: 'Este tablero ya no existe. Elige otro.',
  STATUS_GONE: 'Este estado ya no existe.',
  CHOSEN_STATUS_GONE: 'Este estado ya no existe. Elige otro.',
  NOT_ON_ROADMAP: 'Este estado no está en la hoja de ruta. Elige otro.',
  ROADMAP_CHANGED: 'Mientras tanto, alguien cambió la hoja de ruta. Así está ahora.',
  TOO_MANY_PINNED: {
    one: 'Un tablero puede tener como máximo {limit} idea abierta fijada. Deja de fijar otra primero.',
    other:
      'Un tablero puede tener como máximo {limit} ideas abiertas fijadas. Deja de fijar otra primero.',
  },
  ASSIGNEE_NOT_TEAM: 'Esta persona no está en el equipo. Elige a alguien que sí lo esté.',
  MONTH_UNKNOWN: 'El mes debe ser un año y un mes, como 2026-06.',
  TAG_GONE: 'Una de las etiquetas ya no existe.',
  IDEA_CHANGED: 'Esta idea cambió mientras tanto. Mira el texto actual y guarda de nuevo.',
  COMMENT_CHANGED: 'Este comentario cambió mientras tanto. Mira el texto actual y guarda de nuevo.',
  IDEA_HAS_OTHERS:
    'Otras personas votaron por esta idea o la comentaron, así que se conserva. Habla con el equipo si hay que quitarla.',
  IDEA_ERASED: 'El texto de esta idea se eliminó para siempre. No se puede restaurar.',
  COMMENT_ERASED: 'El texto de este comentario se eliminó para siempre. No se puede restaurar.',
  OWN_POST: 'Esta publicación es tuya.',
  TOO_MANY_IDEAS: {
    one: 'Puedes publicar {limit} idea por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes publicar {limit} ideas por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_IDEA_EDITS: {
    one: 'Puedes editar ideas {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes editar ideas {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_COMMENTS: {
    one: 'Puedes escribir {limit} comentario por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes escribir {limit} comentarios por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_COMMENT_EDITS: {
    one: 'Puedes editar comentarios {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes editar comentarios {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_REACTIONS: {
    one: 'Puedes reaccionar {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes reaccionar {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_REPORTS: {
    one: 'Puedes denunciar {limit} publicación por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes denunciar {limit} publicaciones por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  DISCUSSION_LOCKED: 'Esta conversación está cerrada y no admite comentarios nuevos.',
  MERGE_INTO_ITSELF: 'Una idea no se puede fusionar consigo misma. Elige otra.',
  ALREADY_MERGED: 'Esta idea ya se fusionó con #{into}. Deshaz antes esa fusión.',
  NOT_MERGED: 'Esta idea no está fusionada con otra.',
  VOTING_CLOSED: 'La votación está cerrada con el estado “{status}”.',
  SIGNED_IN_MEANWHILE:
    'Iniciaste sesión mientras tanto y tus votos vinieron contigo. Pulsa de nuevo para votar.',
  NOT_VOTED: 'Vota primero por esta idea y después di por qué.',
  LINK_NO_ADDRESS: 'El enlace debe ser una dirección web que empiece por https:// o http://.',
  VOTER_HAS_VOTED: '{name} ya votó por esta idea.',
  NO_VOTE_OF_THE_TEAM: 'El equipo no ha votado aquí en nombre de esta persona.',
  VOTER_MISSING: 'Elige a una persona o escribe un nombre.',
  VOTER_GONE: 'Esta persona ya no está aquí.',
  VOTER_NAME_LEFT: 'Alguien con este nombre se fue. Escribe el nombre de otra manera.',
  TOO_MANY_VOTES: {
    one: 'Puedes votar {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes votar {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_VOTE_REASONS: {
    one: 'Puedes dar un motivo {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes dar un motivo {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_FOLLOWS: {
    one: 'Puedes seguir o dejar de seguir ideas {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other:
      'Puedes seguir o dejar de seguir ideas {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  TOO_MANY_GUESTS:
    'Demasiadas personas empezaron a votar desde tu red en la última hora. Inicia sesión para votar ahora o inténtalo de nuevo dentro de {wait}.',
  PERSON_GONE: 'Esta persona ya no es miembro.',
  PERSON_NOT_BELOW:
    '{name} tiene tu mismo rol o uno superior. Solo se puede hacer con un rol superior.',
  OWN_BAN: 'No puedes bloquear tu propia cuenta.',
  OWN_UNBAN: 'Tu cuenta no está bloqueada.',
  OWN_ROLE: 'No puedes cambiar tu propio rol.',
  OWN_OWNERSHIP: 'Ya eres titular de este sitio.',
  NEW_OWNER_BANNED: 'La cuenta de {name} está bloqueada. Quita primero el bloqueo.',
  ROLE_OWNER: 'Un sitio tiene una sola persona titular, que puede transferir la titularidad.',
  ROLE_NOT_BELOW: 'Solo puedes dar roles inferiores al tuyo.',
  INVITED_ROLE_NOT_BELOW: 'Solo puedes invitar a personas con roles inferiores al tuyo.',
  SITE_HAS_OWNER: 'Este sitio ya tiene titular.',
  ACCENT_UNKNOWN: 'El acento debe ser un color como #fb8a2e.',
  LANGUAGE_UNKNOWN: '“{language}” no es uno de los idiomas de Earshot.',
  SITE_IMAGE_GONE: 'Esta imagen ya no está guardada aquí. Elige el archivo de nuevo.',
  TOO_MANY_LINKS: {
    one: 'Un sitio puede tener como máximo {limit} enlace; aquí hay {given}.',
    other: 'Un sitio puede tener como máximo {limit} enlaces; aquí hay {given}.',
  },
  LINK_NOT_HTTPS: 'El enlace debe ser una dirección web que empiece por https://.',
  TOO_MANY_DOMAINS: {
    one: 'Un sitio puede indicar como máximo {limit} dominio de correo; aquí hay {given}.',
    other: 'Un sitio puede indicar como máximo {limit} dominios de correo; aquí hay {given}.',
  },
  DOMAIN_WRONG: '“{domain}” no es un dominio. Un dominio es como example.com.',
  SIGN_IN_WAY_UNKNOWN: '“{way}” no es una forma de iniciar sesión configurada aquí.',
  SIGN_IN_NEEDS_A_WAY: 'Conserva al menos una forma de iniciar sesión.',
  SIGN_IN_LOCKS_OWNER_OUT:
    'La persona titular ya no podría iniciar sesión. Conserva una forma que use.',
  SITE_NOT_NAMED: 'Este sitio aún no tiene nombre.',
  INVITE_NOBODY: 'Escribe al menos una dirección de correo.',
  INVITE_TOO_MANY: {
    one: 'Puedes invitar como máximo a {limit} persona a la vez; escribiste {given}.',
    other: 'Puedes invitar como máximo a {limit} personas a la vez; escribiste {given}.',
  },
  INVITE_WRONG_ADDRESS:
    '{address}: escribe una dirección de correo válida, como nombre@example.com.',
  INVITED_IS_MEMBER: '{name} ({email}) ya es miembro. Cambia su rol más abajo.',
  INVITED_IS_BANNED: 'La cuenta de {name} ({email}) está bloqueada. Quita el bloqueo más abajo.',
  INVITED_HIGHER: '{email} ya tiene una invitación, con un rol que no puedes dar.',
  TOO_MANY_INVITATIONS: {
    one: 'Puedes enviar {limit} invitación al día; te quedan {left}. Inténtalo de nuevo mañana.',
    other:
      'Puedes enviar {limit} invitaciones al día; te quedan {left}. Inténtalo de nuevo mañana.',
  },
  INVITATION_GONE: 'Esta invitación ya se usó o se revocó.',
  INVITATION_WITHOUT_ADDRESS:
    'Esta invitación no tiene dirección de correo: su enlace se compartió a mano.',
  INVITED_ACCOUNT_GONE: 'Esta cuenta ya no existe. Pide una invitación nueva.',
  LINK_USED: 'Este enlace ya se usó o caducó. Pide uno nuevo.',
  OWNER_LINK_USED: 'Este enlace ya no funciona. Usa el último que mostró el servidor.',
  IMAGE_EMPTY: 'La imagen está vacía.',
  IMAGE_TOO_LARGE: 'La imagen es demasiado grande. Redúcela primero.',
  IMAGE_UNKNOWN_FORMAT:
    'Este tipo de archivo no se admite. Elige una imagen PNG, JPEG, WebP, GIF o AVIF.',
  SVG_NOT_PLAIN: 'Este SVG contiene otras imágenes o definiciones. Guárdalo como SVG simple o PNG.',
  IMAGE_BROKEN:
    'Esta imagen está dañada y no se puede leer. Ábrela en otro programa y guárdala de nuevo.',
  IMAGE_TOO_SLOW:
    'Esta imagen tarda demasiado en leerse. Ábrela en otro programa y guárdala de nuevo, o redúcela.',
  IMAGES_WAITING: 'Ahora se están procesando muchas imágenes. Inténtalo de nuevo en un minuto.',
  IMAGES_NOT_STORED: 'Ahora mismo no se pueden guardar imágenes. Inténtalo de nuevo más tarde.',
  IMAGE_GONE: 'Una de las imágenes del texto ya no está guardada aquí. Quítala o añádela de nuevo.',
  TOO_MANY_IMAGES_IN_POST: {
    one: 'Una publicación puede tener como máximo {limit} imagen; esta tiene {given}.',
    other: 'Una publicación puede tener como máximo {limit} imágenes; esta tiene {given}.',
  },
  TOO_MANY_IMAGES: {
    one: 'Puedes añadir {limit} imagen por hora. Inténtalo de nuevo dentro de {wait}.',
    other: 'Puedes añadir {limit} imágenes por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  IMAGE_TOO_MANY_SCANS: {
    one: 'Un JPEG puede tener como máximo {limit} pasada. Abre este en otro programa y guárdalo de nuevo.',
    other:
      'Un JPEG puede tener como máximo {limit} pasadas. Abre este en otro programa y guárdalo de nuevo.',
  },
  IMAGE_TOO_MANY_FRAMES: {
    one: 'Una imagen puede tener como máximo {limit} fotograma. Acorta esta primero.',
    other: 'Una imagen puede tener como máximo {limit} fotogramas. Acorta esta primero.',
  },
  IMAGE_TOO_LONG_A_SIDE: {
    one: 'Una imagen puede medir como máximo {limit} píxel de ancho y de alto. Reduce esta primero.',
    other:
      'Una imagen puede medir como máximo {limit} píxeles de ancho y de alto. Reduce esta primero.',
  },
  IMAGE_TOO_MANY_PIXELS:
    'Esta imagen tiene demasiados píxeles, sumando todos sus fotogramas. Redúcela primero.',
  IMAGE_TOO_MUCH_MEMORY:
    'Esta imagen necesita demasiada memoria. Redúcela primero o guárdala con 8 bits por color.',
  LETTER_GONE: 'Este correo ya se está enviando de nuevo o ya no se conserva.',
  ADDRESS_ALLOWED: 'Esta dirección ya recibe correo.',
  IMPORT_GONE: 'Esa importación no existe.',
  IMPORT_RUNS: 'Esta importación sigue en marcha. Detenla primero.',
  IMPORTS_RUN: 'Todavía hay una importación en marcha. Espera a que termine o detenla primero.',
  IMPORT_UNDONE: 'Esta importación ya se deshizo.',
  ENTRY_GONE: 'Esta entrada ya no existe.',
  ENTRY_CHANGED: 'Esta entrada cambió mientras tanto. Mira el texto actual e inténtalo de nuevo.',
  ENTRY_IS_PUBLISHED: 'Esta entrada ya se publicó.',
  ENTRY_NOT_PUBLISHED: 'Esta entrada no está publicada.',
  ENTRY_NO_DRAFT: 'Solo se puede eliminar un borrador. Convierte antes esta entrada en borrador.',
  ENTRY_IDEA_GONE: 'Una de las ideas vinculadas ya no existe. Quítala.',
  TOO_MANY_ENTRY_IDEAS: {
    one: 'Una entrada puede tener como máximo {limit} idea vinculada; esta tiene {given}.',
    other: 'Una entrada puede tener como máximo {limit} ideas vinculadas; esta tiene {given}.',
  },
  PUBLISH_TIME_WRONG: 'Elige una hora futura, como máximo dentro de {days} días.',
  STATUS_NOT_SHIPPED: 'Elige un estado que signifique “lanzada”.',
  TOO_MANY_SUBSCRIPTIONS: {
    one: 'Puedes suscribirte o cancelar la suscripción {limit} vez por hora. Inténtalo de nuevo dentro de {wait}.',
    other:
      'Puedes suscribirte o cancelar la suscripción {limit} veces por hora. Inténtalo de nuevo dentro de {wait}.',
  },
  LABEL_NAME_TAKEN: 'Ya hay otro elemento con el nombre “{name}”.',
  TOO_MANY_LABELS: 'Un sitio puede tener {limit} de estos como máximo.',
  COLOR_WRONG: 'Escribe un color como #2f6fde.',
  SLUG_WRONG:
    'Una dirección se compone de letras minúsculas, cifras y guiones sueltos, como aplicacion-movil.',
  SLUG_TAKEN: 'El tablero “{name}” ya tiene esta dirección.',
  LAST_BOARD: 'Este es el último tablero. Crea otro primero.',
  LAST_OPEN_STATUS:
    'Este es el último estado que significa “abierta”, el que reciben las ideas nuevas. Crea otro primero.',
  DELETED_INTO_ITSELF: 'Elige otro lugar para sus ideas.',
  DELETION_GONE:
    'Esto ya no se puede restaurar. Una eliminación se puede deshacer durante {days} días.',
  RESTORE_OTHER_FIRST: 'Sus ideas pasaron a “{name}”, que se eliminó después. Restaúralo primero.',
  RESTORE_NAME_TAKEN: 'Ahora hay otro elemento con el nombre “{name}”. Cámbiale el nombre primero.',
  RESTORE_ADDRESS_TAKEN: '“{name}” tiene ahora su dirección. Cámbiasela primero.',
  BOARD_POSTS_TEAM: 'En este tablero solo publica ideas el equipo.',
  BOARD_VOTES_TEAM: 'En este tablero solo vota el equipo.',
  BOARD_COMMENTS_TEAM: 'En este tablero solo comenta el equipo.',
  SYNONYMS_GONE: 'Estas palabras ya no están en la lista.',
  SYNONYMS_KNOWN: 'Estas palabras ya están en la lista.',
  TOO_MANY_SYNONYMS: 'Un sitio puede tener como máximo {limit} listas de palabras así.',
  TOO_FEW_WORDS: 'Escribe al menos {limit} palabras o expresiones, separadas por comas.',
  TOO_MANY_WORDS:
    'Pueden significar lo mismo como máximo {limit} palabras o expresiones; aquí hay {given}.',
  WORD_WITHOUT_LETTERS: '“{word}” no tiene letras ni cifras, así que nadie puede buscarlo.',
}
