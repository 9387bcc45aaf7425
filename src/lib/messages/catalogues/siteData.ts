import { defineMessages } from '../catalogue.ts'

/** Sentences about the data of the site, on the page of its settings: taking it out and bringing it in. */
export const siteDataMessages = defineMessages('siteData', {
  'export.title': 'Export',
  'export.lead':
    'Everything the site has, in one zip file: spreadsheets, data for other programs, and images. Passwords to other services, sessions and invitation links are not included.',
  'export.download': 'Download everything',
  'export.failed': 'The export could not be downloaded. Try again in a few minutes.',
  'imports.title': 'Imports',
  'imports.lead':
    'What was brought in from elsewhere. An import can be undone; ideas that people have voted for or changed since then stay.',
  'imports.none': 'Nothing has been imported yet. Imports start on the server, with this command:',
  'imports.none.source':
    'SOURCE is the file, archive or folder that you exported from your previous tool.',
  'imports.ideas': { one: '{count} idea', other: '{count} ideas' },
  'imports.comments': { one: '{count} comment', other: '{count} comments' },
  'imports.votes': { one: '{count} vote, number only', other: '{count} votes, numbers only' },
  'imports.leftOut': { one: '{count} item left out', other: '{count} items left out' },
  'imports.notes': 'What was left out or changed',
  'imports.note': '{count} × {text}',
  'imports.state.RUNNING': 'Running',
  'imports.state.STOPPED':
    'Stopped before it finished. To continue, run this command on the server:',
  'imports.state.CUT': 'The file was incomplete',
  'imports.state.UNDOING': 'Being undone…',
  'imports.state.UNDONE': {
    one: 'Undone: {count} idea removed',
    other: 'Undone: {count} ideas removed',
  },
  'imports.kept.VOTED': { one: '{count} stayed: voted for', other: '{count} stayed: voted for' },
  'imports.kept.COMMENTED': {
    one: '{count} stayed: commented on',
    other: '{count} stayed: commented on',
  },
  'imports.kept.MERGED': { one: '{count} stayed: merged', other: '{count} stayed: merged' },
  'imports.kept.ANNOUNCED': {
    one: '{count} stayed: in the changelog',
    other: '{count} stayed: in the changelog',
  },
  'imports.kept.CHANGED': {
    one: '{count} stayed: changed since',
    other: '{count} stayed: changed since',
  },
  'imports.kept.FOLLOWED': { one: '{count} stayed: followed', other: '{count} stayed: followed' },
  'imports.kept.boards': {
    one: '{count} board that it added stayed, because it is in use',
    other: '{count} boards that it added stayed, because they are in use',
  },
  'imports.kept.changes': {
    one: '{count} change to an earlier idea stayed',
    other: '{count} changes to earlier ideas stayed',
  },
  'imports.undo': 'Undo',
  'imports.undo.label': 'Undo: {source}',
  'imports.undo.title': 'Undo this import?',
  'imports.undo.text': {
    one: 'The idea that came from {source} is deleted for good, unless someone has voted for it, commented on it, followed it or changed it since then.',
    other:
      '{count} ideas came from {source}. They are deleted for good, except those that someone has voted for, commented on, followed or changed since then.',
  },
  'imports.undo.changes': {
    one: 'The import also changed something about an idea that was already here. That change stays.',
    other:
      'The import also made {count} changes to ideas that were already here. Those changes stay.',
  },
  'imports.undo.do': 'Undo import',
  'imports.cancel': 'Cancel',
  'imports.more': 'Show more',
  'imports.loading': 'Loading…',
  'delete.title': 'Delete this site',
  'delete.lead':
    'Everything goes, for everyone: ideas, comments, votes, people, settings and images. Download an export first if anyone might want it later.',
  'delete.open': 'Delete this site…',
  'delete.dialog': 'Delete {name}?',
  'delete.text':
    'All ideas, comments, votes, people, settings and images are deleted at once, and everyone is signed out. This can’t be undone.',
  'delete.backups':
    'Backups and exports stay where they are. Whoever runs the server can restore a backup, or remove it too.',
  'delete.name': 'To confirm, type the site’s name: {name}',
  'delete.wrong': 'That isn’t the site’s name. Type “{name}”.',
  'delete.do': 'Delete everything',
  'delete.deleting': 'Deleting…',
})
