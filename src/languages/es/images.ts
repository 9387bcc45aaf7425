import type { Translation } from '#lib/messages/catalogue.ts'
import type { imagesMessages } from '#lib/messages/catalogues/images.ts'

export const images: Translation<typeof imagesMessages> = {
  'images.add': 'Añadir imágenes',
  'images.list': 'Imágenes de este texto',
  'images.waiting': 'Añadiendo {name}…',
  'images.sending': 'Subiendo {name}',
  'images.percent': '{percent}\u00a0% subido',
  'images.drawing': 'Subida; se está procesando',
  'images.signIn': 'Inicia sesión para añadirla. Tu texto se queda aquí.',
  'images.signInButton': 'Iniciar sesión',
  'images.cancel': 'Cancelar la subida de {name}',
  'images.retry': 'Reintentar con {name}',
  'images.retryShort': 'Reintentar',
  'images.remove': 'Quitar {name}',
  'images.removeThis': 'Quitar la imagen {number}',
  'images.alt': 'Descripción de la imagen {number}',
  'images.altHint': 'Describe esta imagen para quienes no pueden verla',
  'images.place': 'Colocar en el texto',
  'images.below': 'Dejar debajo del texto',
  'images.drop': 'Suelta las imágenes para añadirlas',
  'images.failed.network':
    'No se pudo subir: no tienes conexión o no se puede conectar con Earshot.',
  'images.failed.time': 'La subida tardó demasiado.',
  'images.failed.server': 'Algo falló por nuestra parte.',
  'images.lost': {
    one: 'Una imagen se perdió al recargar esta página. Añádela otra vez.',
    other: '{count} imágenes se perdieron al recargar esta página. Añádelas otra vez.',
  },
  'images.tooMany': 'Una publicación puede tener como máximo {count} imágenes.',
  'images.wrongType':
    'Este tipo de archivo no se admite. Elige una imagen PNG, JPEG, WebP, GIF o AVIF.',
  'images.tooLarge': 'Una imagen puede ocupar como máximo {limit}; esta ocupa {size}.',
}
