import type { SampleIdea } from './shape.ts'

const board = 'sync-and-offline'

export const syncIdeas: readonly SampleIdea[] = [
  {
    title: 'Work on a train: everything offline, not just what I opened', board, tags: ['offline'], age: 340, votes: 124, status: { slug: 'in-progress', age: 27 },
    body: 'Fieldnotes keeps offline what I looked at lately. On a train I need exactly the notebook that I did not look at lately.\n\nLet me mark a notebook as **always here**, with its images.',
    comments: [
      { text: 'Field biologist here. Three weeks without a network is normal for us.', age: 322 },
      { text: 'Please show how much space it takes before I agree to it.', age: 201 },
      { text: 'In the works: you choose notebooks, see their size first, and they stay complete with images and attachments.', age: 27, team: true },
    ],
  },
  {
    title: 'When two devices change the same note, show me both', board, tags: ['conflicts'], age: 276, votes: 92, status: { slug: 'shipped', age: 48 },
    body: 'Today one of them wins and I find out a week later. I would rather choose myself, side by side.',
    comments: [
      { text: 'Or merge what does not overlap. Most of my conflicts are in different paragraphs.', age: 240 },
      { text: 'Shipped: changes in different paragraphs are merged by themselves, and for the rest you see both and choose.', age: 48, team: true },
      { text: 'It saved an interview transcript for me yesterday.', age: 31 },
    ],
  },
  {
    title: 'Export everything as a folder of Markdown files', board, tags: ['export'], age: 388, votes: 109, status: { slug: 'shipped', age: 115 },
    body: 'One file a note, one folder a notebook, attachments beside them. If I can leave at any time, I will stay.',
    comments: [{ text: 'Shipped. The export runs in the background and keeps dates and tags in front matter.', age: 115, team: true }, { text: '“If I can leave at any time, I will stay” should be on your home page.', age: 98 }],
  },
  {
    title: 'Import from Evernote with attachments', board, tags: ['import'], age: 162, votes: 71, status: { slug: 'planned', age: 15 },
    body: 'I have 6,200 notes there, with PDFs and scans. The import should say what it could not take, note by note, and not stop at the first odd file.',
    comments: [{ text: 'Nested tags get lost in every importer that I have tried.', age: 133 }],
  },
  {
    title: 'End-to-end encryption for chosen notebooks', board, tags: ['privacy'], age: 430, votes: 98,
    body: 'I am a therapist. My session notes may not be readable by anybody but me, your servers included. I accept that a lost password means lost notes.',
    comments: [
      { text: 'Lawyer, same need. I would pay for it.', age: 401 },
      { text: 'Search inside encrypted notes would have to happen on the device, then.', age: 377 },
      { text: 'For me it is enough if search leaves them out.', age: 370 },
    ],
  },
  {
    title: 'Sincronizar solo con Wi-Fi', language: 'es', board, tags: ['settings'], age: 47, votes: 31,
    body: 'Tengo una tarifa con pocos datos y las fotos de mis apuntes la agotan en dos días. Quisiera elegir: texto siempre, imágenes solo con Wi-Fi.',
    comments: [{ text: 'Y que avise cuánto falta por subir.', age: 40 }],
  },
  {
    title: 'Synchronisation : voir ce qui n’est pas encore envoyé', language: 'fr', board, tags: ['conflicts'], age: 29, votes: 24,
    body: 'Avant de fermer l’ordinateur, je voudrais savoir d’un coup d’œil si tout est parti. Un point discret sur les notes en attente suffirait.',
  },
  {
    title: 'Self-hosted sync server', board, tags: ['privacy'], age: 365, votes: 59, status: { slug: 'declined', age: 142 },
    body: 'Our institute may not store data outside of its own network. A container image that we run ourselves would let forty people switch.',
    comments: [{ text: 'We looked into it seriously and will not do it in the next two years: we could not support it well with the team we have. The export and the open file format are meant to keep you free all the same.', age: 142, team: true }, { text: 'Disappointing, but thank you for a clear answer.', age: 141 }],
  },
  {
    title: 'A read-only link for one note', board, tags: ['sharing'], age: 210, votes: 83, status: { slug: 'planned', age: 52 },
    body: 'I want to send my sister a packing list without making her create an account. The link should stop working when I say so.',
    comments: [{ text: 'With an end date, please. I forget to turn things off.', age: 177 }],
  },
  {
    title: 'Faster first sync on a new computer', board, tags: ['performance'], age: 88, votes: 45, status: { slug: 'shipped', age: 20 },
    body: 'It took four hours for 9,000 notes, and I could not open a single one before it was done. Newest notes first would already help.',
    comments: [{ text: 'Newest first it is: you can read after a few seconds, and the rest arrives in a quarter of the time. We measured 9,000 notes in 52 minutes on a slow line.', age: 20, team: true }],
  },
  {
    title: 'Backup nach WebDAV oder Nextcloud', language: 'de', board, tags: ['export', 'privacy'], age: 113, votes: 36,
    body: 'Einmal am Tag eine Kopie als Markdown auf meine Nextcloud, mehr brauche ich nicht. Wichtig ist, dass eine Meldung kommt, wenn es nicht geklappt hat.',
  },
  {
    title: 'Còpia de seguretat abans d’esborrar una llibreta', language: 'ca', board, tags: ['export'], age: 13, votes: 14,
    body: 'Vaig esborrar la llibreta equivocada. La paperera la va recuperar, però sense les etiquetes. Una còpia completa abans d’esborrar em faria dormir millor.',
  },
  {
    title: '同期中もアプリを閉じられるようにしてほしい', language: 'ja', board, tags: ['performance'], age: 22, votes: 18,
    body: '写真の多いノートを同期していると、終わるまで画面を開いたままにしておく必要があります。バックグラウンドで続けてください。',
  },
]
