import { defineMessages } from '../catalogue.ts'

/** Sentences of what lies over the screen, which load with it. */
export const overlaysMessages = defineMessages('overlays', {
  'toast.region': 'Messages',
  'toast.close': 'Close message',
  'image.title': 'Image',
  'dialog.close': 'Close',
})
