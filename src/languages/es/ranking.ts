import type { Translation } from '#lib/messages/catalogue.ts'
import type { rankingMessages } from '#lib/messages/catalogues/ranking.ts'

export const ranking: Translation<typeof rankingMessages> = {
  'sort.why': '¿Cómo se ordena esto?',
  'ranking.discussed':
    'Por comentarios, de más a menos. No cuentan los comentarios internos ni los que esperan aprobación.',
  'ranking.votes': { one: '{count} voto', other: '{count} votos' },
  'ranking.votesRecent': {
    one: '{count} voto, {recent} en los últimos 14 días',
    other: '{count} votos, {recent} en los últimos 14 días',
  },
  'ranking.imported': {
    one: '{count} voto importado, contado desde el día en que se publicó la idea',
    other: '{count} votos importados, contados desde el día en que se publicó la idea',
  },
  'ranking.importedTop': { one: '{count} voto importado', other: '{count} votos importados' },
  'ranking.comments': { one: '{count} comentario', other: '{count} comentarios' },
  'ranking.commentsRecent': {
    one: '{count} comentario, {recent} en los últimos 14 días',
    other: '{count} comentarios, {recent} en los últimos 14 días',
  },
  'ranking.together': 'Total',
  'ranking.little': 'menos de 0,1',
  'ranking.silent':
    'Nadie ha votado ni comentado esta todavía. Las ideas así van al final, primero las más recientes.',
  'ranking.none': 'Nadie ha votado todavía.',
  'ranking.trending':
    'Un voto cuenta 1 cuando se emite y la mitad cada 14 días. Un comentario cuenta 0,3 del mismo modo.',
  'ranking.top': 'Cada voto cuenta 1, por antiguo que sea.',
  'ranking.newest': 'La idea más reciente va primero.',
  'ranking.active': 'La idea con el comentario o el cambio de estado más reciente va primero.',
  'ranking.search':
    'Las ideas reciben puntos según cuánto coinciden con lo que escribiste. Con los mismos puntos, va primero la que tiene más votos.',
  'ranking.posted': 'Publicada el {when}',
  'ranking.commented': 'Último comentario el {when}',
  'ranking.statusChanged': 'Cambio de estado el {when}',
  'ranking.hasAll': 'Tiene todas las palabras',
  'ranking.titleIs': 'El título es exactamente lo que escribiste',
  'ranking.titleHasAll': 'El título tiene todas las palabras',
  'ranking.titleHasMost': 'El título tiene la mayoría de las palabras',
  'ranking.titleBegins': 'El título empieza por lo que escribiste',
  'ranking.titleInOrder': 'El título tiene las palabras en el mismo orden',
  'ranking.titleLittleElse': 'El título dice poco más',
  'ranking.numberIs': 'Tiene el número que escribiste',
  'ranking.titleAlike': 'El título se parece a lo que escribiste',
  'ranking.titleHasSome': 'El título tiene algunas de las palabras',
  'ranking.hasTelling': 'Tiene algunas de las palabras; las poco frecuentes cuentan más',
  'ranking.often': 'Dónde y con qué frecuencia aparecen las palabras',
  'ranking.title': '“{title}”',
  'ranking.hasMeant': 'Tiene todas las palabras, u otras que significan lo mismo',
  'ranking.titleHasMeant': 'El título tiene todas las palabras, u otras que significan lo mismo',
  'ranking.titleMeansMost':
    'El título tiene la mayoría de las palabras, u otras que significan lo mismo',
  'ranking.titleMeansSome': 'El título tiene palabras que significan lo mismo',
  'ranking.meansAlike': 'Significa algo parecido a lo que escribiste',
  'ranking.meantTeam':
    'La búsqueda trata “{typed}” y “{found}” como lo mismo, según indicó el equipo.',
  'ranking.meantLearned':
    'La búsqueda trata “{typed}” y “{found}” como lo mismo, porque se fusionaron ideas con estas palabras.',
  'ranking.first': 'Primera ahora:',
  'ranking.failed': '{what}. Cierra esto y pulsa de nuevo para reintentarlo.',
}
