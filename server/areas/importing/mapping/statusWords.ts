import type { StatusCategory } from '#rules/statuses.ts'

/** Words of the trackers that are known; then the commonest in German, French, Spanish and Catalan, a language a line or two. In lower case and without apostrophes. */
const WORDS: Readonly<Record<StatusCategory, readonly string[]>> = {
  OPEN: [
    'open, new, under review, in review, needs feedback, gathering feedback, evaluating',
    'not answered, unmoderated, considering, published, active',
    'offen, neu, in prüfung, wird geprüft, in diskussion, veröffentlicht',
    'ouvert, ouverte, nouveau, nouvelle, à létude, en cours dexamen, en attente, publié, publiée',
    'abierto, abierta, nuevo, nueva, en revisión, en estudio, en evaluación, pendiente, publicado, publicada',
    'obert, oberta, nou, nova, en revisió, en estudi, en avaluació, pendent, publicat',
  ],
  PLANNED: [
    'planned, accepted, approved, on the roadmap, backlog, up next, next',
    'geplant, eingeplant, angenommen, akzeptiert, genehmigt, vorgemerkt',
    'prévu, prévue, planifié, planifiée, accepté, acceptée, approuvé, approuvée',
    'planeado, planeada, planificado, planificada, previsto, prevista, aceptado, aceptada, aprobado, aprobada',
    'planificat, previst, acceptat, acceptada, aprovat, aprovada',
  ],
  STARTED: [
    'started, in progress, in development, doing, wip, beta',
    'begonnen, in arbeit, in bearbeitung, in entwicklung, in umsetzung',
    'commencé, commencée, en cours, en cours de développement, en développement',
    'empezado, empezada, iniciado, iniciada, en curso, en progreso, en proceso, en desarrollo',
    'començat, començada, iniciat, en curs, en procés, en desenvolupament',
  ],
  SHIPPED: [
    'complete, completed, done, shipped, released, implemented, live, resolved, fixed',
    'erledigt, fertig, fertiggestellt, abgeschlossen, umgesetzt, implementiert, ausgeliefert, behoben, gelöst',
    'terminé, terminée, fait, faite, livré, livrée, réalisé, réalisée, implémenté, implémentée',
    'résolu, résolue, corrigé, corrigée',
    'completado, completada, terminado, terminada, hecho, hecha, finalizado, finalizada',
    'realizado, realizada, implementado, implementada, lanzado, lanzada, resuelto, resuelta',
    'completat, acabat, acabada, fet, feta, finalitzat, finalitzada, realitzat, realitzada',
    'implementat, llançat, llançada, resolt, resolta',
  ],
  DECLINED: [
    'declined, rejected, not planned, wont do, wontfix, wont fix, invalid, deleted, withdrawn, duplicate',
    'abgelehnt, verworfen, nicht geplant, wird nicht umgesetzt, ungültig, zurückgezogen, duplikat',
    'refusé, refusée, rejeté, rejetée, décliné, déclinée, non prévu, non prévue, abandonné, abandonnée',
    'invalide, retiré, retirée, doublon',
    'rechazado, rechazada, denegado, denegada, descartado, descartada, no planeado, no planeada',
    'no planificado, no planificada, inválido, inválida, retirado, retirada, duplicado, duplicada',
    'rebutjat, rebutjada, denegat, descartat, no planificat, invàlid, invàlida, retirat, duplicat',
  ],
  CLOSED: [
    'closed, archived, merged',
    'geschlossen, archiviert, zusammengeführt',
    'fermé, fermée, clos, archivé, archivée, fusionné, fusionnée',
    'cerrado, cerrada, archivado, archivada, fusionado, fusionada',
    'tancat, tancada, arxivat, arxivada, fusionat',
  ],
}

const kinds = new Map(
  (Object.entries(WORDS) as [StatusCategory, readonly string[]][]).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split(', ').map((word) => [word, kind] as const)),
  ),
)

/** The kind of a status that a tracker calls so; null for a word that is not known. */
export function statusKind(word: string): StatusCategory | null {
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return kinds.get(plain) ?? null
}
