import { defineMessages } from '../catalogue.ts'

/** Sentences about images in people's texts. */
export const imagesMessages = defineMessages('images', {
  'images.add': 'Add images',
  'images.list': 'Images in this text',
  'images.waiting': 'Adding {name}…',
  'images.sending': 'Sending {name}',
  'images.percent': '{percent} % sent',
  'images.drawing': 'Sent, being prepared',
  'images.signIn': 'Sign in, and it is added. Your text stays here.',
  'images.signInButton': 'Sign in',
  'images.cancel': 'Cancel {name}',
  'images.retry': 'Try again with {name}',
  'images.retryShort': 'Try again',
  'images.remove': 'Take out {name}',
  'images.removeThis': 'Take out image {number}',
  'images.alt': 'Description of image {number}',
  'images.altHint': 'What it shows, for who cannot see it',
  'images.drop': 'Drop images to add them',
  'images.failed.network': 'It could not be sent: you are offline, or Earshot cannot be reached.',
  'images.failed.time': 'Sending it took too long.',
  'images.failed.server': 'Something went wrong on our side.',
  'images.tooMany': 'A post can have at most {count} images.',
  'images.wrongType':
    'This is no image that can be shown here. Choose a PNG, JPEG, WebP, GIF or AVIF.',
  'images.tooLarge': 'An image can have at most {limit}; this one has {size}.',
})
