import type { SampleIdea } from './shape.ts'

const board = 'mobile'

export const mobileIdeas: readonly SampleIdea[] = [
  {
    title: 'A widget that opens a new note with the keyboard up', board, tags: ['capture'], age: 176, votes: 96, status: { slug: 'shipped', age: 35 },
    body: 'From the home screen to typing takes four taps. An idea lasts about two.',
    comments: [{ text: 'Lock screen as well, if the system allows it.', age: 160 }, { text: 'One tap now, from the home screen and from the lock screen.', age: 35, team: true }],
  },
  {
    title: 'Scan a page and search the handwriting in it', board, tags: ['capture', 'search'], age: 255, votes: 105, status: { slug: 'planned', age: 18 },
    body: 'My paper notebooks go back to 2009. If I could photograph a page and find it by a word on it, I would scan them all this winter.',
    comments: [
      { text: 'Even “probably contains this word” would be enough for me.', age: 230 },
      { text: 'Please do it on the phone. Those notebooks are private.', age: 221 },
      { text: 'Planned, and on the device: nothing leaves your phone to be read.', age: 18, team: true },
    ],
  },
  {
    title: 'Record a lecture and jump to what was said when I wrote this', board, tags: ['capture', 'audio'], age: 132, votes: 78,
    body: 'I write three words while the professor speaks for a minute. Tapping those words should play that minute.',
    comments: [{ text: 'This is how I took notes on my old tablet. I have missed it ever since.', age: 101 }],
  },
  {
    title: 'Share to Fieldnotes from any app', board, tags: ['capture'], age: 305, votes: 69, status: { slug: 'shipped', age: 160 },
    body: 'From the browser, from mail, from the camera. With a choice of the notebook, and the last one used on top.',
    comments: [{ text: 'Shipped for Android and iOS. The last three notebooks are on top.', age: 160, team: true }],
  },
  {
    title: 'Notizen mit der Apple Watch diktieren', language: 'de', board, tags: ['capture', 'audio'], age: 51, votes: 21,
    body: 'Beim Laufen fallen mir die besten Sätze ein. Ein Tipp, sprechen, fertig. Der Text darf ruhig erst am Telefon entstehen.',
  },
  {
    title: 'Swipe between notes of a notebook', board, tags: ['navigation'], age: 41, votes: 34,
    body: 'Reading through a travel diary means back, tap, back, tap. A swipe to the next day would turn it into a book.',
    comments: [{ text: 'Please mind people who swipe to go back. At the edge it should still do that.', age: 38 }],
  },
  {
    title: 'Larger text without breaking the toolbar', board, tags: ['accessibility'], age: 124, votes: 43, status: { slug: 'in-progress', age: 6 },
    body: 'I set my phone to the second largest text. In Fieldnotes the toolbar then covers half of the screen and *Done* is out of reach.',
    comments: [{ text: 'You are right, and sorry. The toolbar now scrolls and *Done* stays in its place; we are testing it with the largest size.', age: 6, team: true }],
  },
  {
    title: 'Bloquear la app con huella o cara', language: 'es', board, tags: ['privacy'], age: 90, votes: 52, status: { slug: 'shipped', age: 11 },
    body: 'Presto el móvil a mis hijos y no quiero que lean mi diario. Con la huella sería suficiente, también para una sola libreta.',
    comments: [{ text: 'Shipped: the whole app, or only the notebooks that you choose.', age: 11, team: true }],
  },
  {
    title: 'Menys notificacions: un resum al dia', language: 'ca', board, tags: ['settings'], age: 17, votes: 16,
    body: 'Cada recordatori em talla la feina. Preferiria un sol avís al matí amb tot el que toca avui.',
  },
  {
    title: 'Écrire d’une seule main', language: 'fr', board, tags: ['accessibility', 'navigation'], age: 64, votes: 28,
    body: 'Dans le bus, une main tient la barre. Les boutons importants devraient être en bas, à portée du pouce, avec un choix gaucher ou droitier.',
  },
  {
    title: 'Checklists that sink when they are done', board, tags: ['lists'], age: 26, votes: 40,
    body: 'Shopping list: what is in the basket should go to the bottom, greyed out, and come back with one tap when I took the wrong milk.\n\n- [x] bread\n- [ ] oat milk\n- [ ] batteries',
    comments: [{ text: 'As a choice per list, please. My packing list has an order for a reason.', age: 24 }],
  },
  {
    title: 'إضافة التاريخ الهجري إلى التذكيرات', language: 'ar', board, tags: ['languages'], age: 38, votes: 19,
    body: 'أكتب مواعيد العائلة بالتقويم الهجري. أرجو أن أتمكن من اختيار التقويم لكل تذكير، وأن يظهر التاريخان معًا.',
  },
  {
    title: '手書きメモにスタイラスのボタンを使いたい', language: 'ja', board, tags: ['drawing'], age: 45, votes: 23,
    body: 'ペンのボタンを押している間だけ消しゴムになると、書く流れが止まりません。設定で選べるようにしてください。',
  },
  {
    title: 'Battery: the app drains 20 % a day in the background', board, tags: ['performance'], age: 8, votes: 37,
    body: 'Since the last update it is the first in my list, above the screen itself.\n\n<details><summary>What I tried</summary>\n\nReinstalling, turning reminders off, a new notebook with three notes. Pixel 8, Android 16.\n\n</details>',
    comments: [{ text: 'Same on a Galaxy S23.', age: 7 }, { text: 'Turning off “sync while charging only” stopped it for me, oddly.', age: 5 }],
  },
  {
    title: 'Map of where notes were written', board, tags: ['navigation'], age: 104, votes: 30,
    body: 'I keep bird sightings. A map per notebook would replace the spreadsheet that I maintain beside it.',
  },
]
