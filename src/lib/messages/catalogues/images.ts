import { defineMessages } from '../catalogue.ts'

/** Sentences about images in people's texts. */
export const imagesMessages = defineMessages('images', {
  'images.add': 'Add images',
  'images.list': 'Images in this text',
  'images.waiting': 'Adding {name}…',
  'images.sending': 'Uploading {name}',
  'images.percent': '{percent}% uploaded',
  'images.drawing': 'Uploaded, processing',
  'images.signIn': 'Sign in to add it. Your text stays here.',
  'images.signInButton': 'Sign in',
  'images.cancel': 'Cancel upload of {name}',
  'images.retry': 'Try again with {name}',
  'images.retryShort': 'Try again',
  'images.remove': 'Remove {name}',
  'images.removeThis': 'Remove image {number}',
  'images.alt': 'Description of image {number}',
  'images.altHint': 'Describe this image for people who can’t see it',
  'images.place': 'Place in the text',
  'images.below': 'Keep below the text',
  'images.drop': 'Drop images to add them',
  'images.failed.network':
    'It couldn’t be uploaded: you are offline, or Earshot cannot be reached.',
  'images.failed.time': 'The upload took too long.',
  'images.failed.server': 'Something went wrong on our side.',
  'images.lost': {
    one: 'An image wasn’t kept when this page was reloaded. Add it again.',
    other: '{count} images weren’t kept when this page was reloaded. Add them again.',
  },
  'images.tooMany': 'A post can have at most {count} images.',
  'images.wrongType':
    'This file type isn’t supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  'images.tooLarge': 'An image can be at most {limit}; this one is {size}.',
})
