import type { Translation } from '#lib/messages/catalogue.ts'
import type { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'

export const welcome: Translation<typeof welcomeMessages> = {
  'welcome.title': 'Te damos la bienvenida a Earshot',
  'welcome.lead': 'Ponle nombre a tu sitio para empezar.',
  'welcome.siteName': 'Nombre del sitio',
  'welcome.siteName.hint': 'Normalmente, el nombre de tu producto.',
  'welcome.ownerName': 'Tu nombre',
  'welcome.ownerName.hint': 'Se muestra junto a tus publicaciones.',
  'welcome.language': 'Idioma del sitio',
  'welcome.language.hint':
    'Para sus botones y correos, y para los tableros y estados con los que empieza.',
  'welcome.start': 'Empezar con',
  'welcome.app': 'Una aplicación o un servicio',
  'welcome.app.hint':
    'Tableros para funciones, problemas e integraciones, con estados y etiquetas.',
  'welcome.library': 'Una biblioteca o herramienta para desarrollar',
  'welcome.library.hint':
    'Tableros para propuestas, problemas y documentación, con estados y etiquetas.',
  'welcome.publicBody': 'Una ciudad o un organismo público',
  'welcome.publicBody.hint':
    'Tableros para servicios, sitio web y lugares, con estados y etiquetas.',
  'welcome.sample': 'Datos de ejemplo',
  'welcome.sample.hint':
    'Ideas para un producto inventado, para que puedas explorar. Se pueden quitar después en los ajustes, en «Importaciones».',
  'welcome.empty': 'Nada',
  'welcome.empty.hint': 'Un tablero, para tus propias ideas o una importación.',
  'welcome.imported': {
    one: 'Ya hay aquí {count} idea importada.',
    other: 'Ya hay aquí {count} ideas importadas.',
  },
  'welcome.asImported': 'Nada más',
  'welcome.asImported.hint': 'Lo que se importó, con sus tableros y etiquetas.',
  'welcome.create': 'Crear el sitio',
  'welcome.creating': 'Creando el sitio',
  'welcome.noToken.title': 'Necesitas un enlace para abrir esta página',
  'welcome.noToken.text': 'El servidor muestra el enlace de titular en su terminal cuando arranca.',
  'welcome.ready.title': '{name} está listo',
  'welcome.ready.text':
    'Eres titular de este sitio y ya iniciaste sesión. Con una dirección de correo podrás volver a iniciar sesión, aquí o en otro dispositivo.',
  'welcome.done.title': 'Este sitio ya tiene titular',
  'welcome.done.text': 'El enlace de titular ya se usó.',
  toIdeas: 'Ir a las ideas',
  toSettings: 'Personalizarlo',
}
