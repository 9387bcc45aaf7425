import type { Translation } from '#lib/messages/catalogue.ts'
import type { refusalMessages } from '#lib/messages/catalogues/refusals.ts'

export const refusals: Translation<typeof refusalMessages> = {
  SIGN_IN_FIRST: 'Melde dich dafür zuerst an.',
  NOT_ALLOWED: 'Das darfst du hier nicht.',
  BANNED: 'Du kannst hier nicht mehr mitmachen.',
  TEXT_REQUIRED: 'Hier fehlt noch etwas.',
  TEXT_TOO_SHORT: 'Dieser Text braucht mindestens {limit} Zeichen; er hat {length}.',
  TEXT_TOO_LONG: 'Dieser Text kann höchstens {limit} Zeichen haben; er hat {length}.',
  TEXT_NOT_ONE_LINE: 'Dieser Text muss in einer Zeile stehen.',
  TEXT_BAD_CHARACTER: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  TEXT_TURNS_TEXT: 'Dieser Text enthält ein unsichtbares Zeichen, das die Leserichtung umkehrt.',
  TEXT_IMAGE_ON_ITS_WAY:
    'Ein Bild in diesem Text wird noch hochgeladen. Warte darauf, versuch es noch einmal oder entferne es.',
  TOO_MANY_TAGS: 'Eine Liste kann auf höchstens {limit} Schlagwörter eingegrenzt werden.',
  TOO_MANY_CHANGES:
    'Du kannst {limit}-mal pro Stunde etwas ändern. Versuch es in {wait} noch einmal.',
  NAME_OF_TEAM:
    'Jemand im Team hat diesen Namen oder einen, der genauso aussieht. Wähle einen anderen.',
  EMAIL_WRONG: 'Gib eine gültige E-Mail-Adresse ein.',
  EMAIL_TAKEN: 'Diese Adresse hat jetzt ein eigenes Konto. Wähle eine andere.',
  EMAIL_IS_YOURS: 'Das ist schon deine Adresse.',
  MAIL_NOT_SENT: 'Die E-Mail konnte nicht gesendet werden. Versuch es in einer Minute noch einmal.',
  COOKIES_BLOCKED:
    'Dein Browser blockiert die Cookies dieser Website, du würdest also nicht angemeldet bleiben. Erlaube sie und versuch es noch einmal: Der Link funktioniert weiterhin.',
  CODE_EXPIRED:
    'Dieser Code ist nicht mehr gültig oder wurde in einem anderen Browser angefordert. Verwende den Link in der E-Mail oder fordere einen neuen Code an.',
  CODE_TRIED_TOO_OFTEN: 'Dieser Code wurde zu oft versucht. Fordere einen neuen an.',
  CODE_WRONG: 'Der Code stimmt nicht. Verwende den aus der neuesten E-Mail.',
  CODES_EXPIRED: 'Diese Codes sind nicht mehr gültig. Fordere neue an.',
  TOO_MANY_CODES_TRIED:
    'Von hier wurden zu viele Codes versucht. Versuch es in {wait} noch einmal.',
  TOO_MANY_CODES_GUESSED:
    'Für diese Adresse wurden zu viele Codes versucht. Der Link in der neuesten E-Mail funktioniert weiterhin. Versuch es sonst in {wait} noch einmal.',
  TOO_MANY_CODES_SENT:
    'An diese Adresse wurden zu viele Codes gesendet. Der Link in der neuesten E-Mail funktioniert weiterhin. Versuch es sonst in {wait} noch einmal.',
  TOO_MANY_CODES_ASKED:
    'Von hier wurden zu viele Codes angefordert. Versuch es in {wait} noch einmal.',
  TOO_MANY_SIGN_INS_TRIED:
    'Von hier gab es zu viele Anmeldeversuche. Versuch es in {wait} noch einmal.',
  TOO_MANY_SIGN_INS_STARTED:
    'Von hier wurden zu viele Anmeldungen begonnen. Versuch es in {wait} noch einmal.',
  PROVIDER_UNKNOWN: 'Dieser Anmeldeweg ist hier nicht eingerichtet. Wähle einen anderen.',
  DOMAIN_NOT_ALLOWED:
    'Nur Adressen bei {domains} können hier ein Konto haben, außer das Team lädt dich ein.',
  NEW_DOMAIN_NOT_ALLOWED: 'Deine neue Adresse muss bei einer dieser Domains sein: {domains}.',
  PROVIDER_UNREACHABLE:
    '{provider} ist nicht erreichbar. Versuch es in einer Minute noch einmal oder melde dich mit einem Code an.',
  PROVIDER_UNLINKED:
    'Die Verknüpfung von {provider} mit deinem Konto wurde aufgehoben. Melde dich mit einem Code an; in deinen Einstellungen kannst du den Dienst wieder verknüpfen.',
  PROVIDER_LINK_GONE: 'Diese Anmeldung ist nicht mit deinem Konto verknüpft.',
  PROVIDER_LINK_TAKEN: 'Diese Anmeldung hat hier jetzt ein eigenes Konto.',
  LAST_WAY_IN:
    'Nur so kannst du dich bei deinem Konto anmelden. Füge zuerst eine E-Mail-Adresse hinzu.',
  PROOF_EXPIRED:
    'Diese Anmeldung ist nicht mehr gültig. Versuch es noch einmal oder melde dich mit einem Code an.',
  INVITED_ONLY:
    'Nur wer eingeladen ist, kann hier ein Konto haben. Bitte das Team um eine Einladung.',
  SITE_HAS_NO_OWNER:
    'Diese Website gehört noch niemandem. Der Link zum Übernehmen steht im Terminal des Servers.',
  SITE_BUSY:
    'Gerade wird noch etwas gelesen oder geschrieben, etwa eine Sicherung. Versuch es gleich noch einmal.',
  SITE_NAME_DIFFERS: 'Das ist nicht der Name der Website. Gib „{name}“ ein.',
  SESSION_GONE: 'Du bist dort nicht mehr angemeldet.',
  PUSH_UNKNOWN: 'Der Push-Dienst dieses Browsers ist hier nicht bekannt.',
  ACCOUNT_DELETED: 'Dieses Konto wurde schon gelöscht.',
  OWNER_STAYS:
    'Diese Website gehört dir. Übertrage sie unter „Personen“ jemand anderem, bevor du dein Konto löschst.',
  TOO_MANY_DOWNLOADS:
    'Du kannst deine Daten {limit}-mal pro Stunde herunterladen. Versuch es in {wait} noch einmal.',
  IDEA_GONE: 'Diese Idee gibt es nicht mehr.',
  IDEA_GONE_OR_NOT_YOURS: 'Diese Idee gibt es nicht mehr, oder es ist nicht deine.',
  COMMENT_GONE: 'Diesen Kommentar gibt es nicht mehr.',
  COMMENT_GONE_OR_NOT_YOURS: 'Diesen Kommentar gibt es nicht mehr, oder es ist nicht deiner.',
  GROUP_GONE: 'Das ist nicht mehr in deinem Posteingang.',
  POST_GONE: 'Diesen Beitrag gibt es nicht mehr.',
  ANSWERED_COMMENT_GONE: 'Den Kommentar, auf den du antwortest, gibt es nicht mehr.',
  BOARD_GONE: 'Dieses Board gibt es nicht mehr.',
  CHOSEN_BOARD_GONE: 'Dieses Board gibt es nicht mehr. Wähle ein anderes.',
  STATUS_GONE: 'Diesen Status gibt es nicht mehr.',
  CHOSEN_STATUS_GONE: 'Diesen Status gibt es nicht mehr. Wähle einen anderen.',
  NOT_ON_ROADMAP: 'Dieser Status steht nicht auf der Roadmap. Wähle einen anderen.',
  ROADMAP_CHANGED: 'Jemand hat die Roadmap inzwischen geändert. Hier ist der aktuelle Stand.',
  TOO_MANY_PINNED:
    'Ein Board kann höchstens {limit} angeheftete offene Ideen haben. Löse zuerst eine andere.',
  ASSIGNEE_NOT_TEAM: 'Diese Person gehört nicht zum Team. Wähle jemanden aus dem Team.',
  MONTH_UNKNOWN: 'Der Monat muss aus Jahr und Monat bestehen, etwa 2026-06.',
  TAG_GONE: 'Eines der Schlagwörter gibt es nicht mehr.',
  IDEA_CHANGED:
    'Diese Idee hat sich inzwischen geändert. Prüfe den aktuellen Text und speichere dann noch einmal.',
  COMMENT_CHANGED:
    'Dieser Kommentar hat sich inzwischen geändert. Prüfe den aktuellen Text und speichere dann noch einmal.',
  IDEA_HAS_OTHERS:
    'Andere haben für diese Idee gestimmt oder sie kommentiert, deshalb bleibt sie. Frag das Team, wenn sie wegmuss.',
  IDEA_ERASED:
    'Der Text dieser Idee wurde endgültig gelöscht. Er lässt sich nicht wiederherstellen.',
  COMMENT_ERASED:
    'Der Text dieses Kommentars wurde endgültig gelöscht. Er lässt sich nicht wiederherstellen.',
  OWN_POST: 'Das ist dein eigener Beitrag.',
  TOO_MANY_IDEAS: {
    one: 'Du kannst pro Stunde {limit} Idee einreichen. Versuch es in {wait} noch einmal.',
    other: 'Du kannst pro Stunde {limit} Ideen einreichen. Versuch es in {wait} noch einmal.',
  },
  TOO_MANY_IDEA_EDITS:
    'Du kannst Ideen {limit}-mal pro Stunde bearbeiten. Versuch es in {wait} noch einmal.',
  TOO_MANY_COMMENTS: {
    one: 'Du kannst pro Stunde {limit} Kommentar schreiben. Versuch es in {wait} noch einmal.',
    other: 'Du kannst pro Stunde {limit} Kommentare schreiben. Versuch es in {wait} noch einmal.',
  },
  TOO_MANY_COMMENT_EDITS:
    'Du kannst Kommentare {limit}-mal pro Stunde bearbeiten. Versuch es in {wait} noch einmal.',
  TOO_MANY_REACTIONS:
    'Du kannst {limit}-mal pro Stunde reagieren. Versuch es in {wait} noch einmal.',
  TOO_MANY_REPORTS: {
    one: 'Du kannst pro Stunde {limit} Beitrag melden. Versuch es in {wait} noch einmal.',
    other: 'Du kannst pro Stunde {limit} Beiträge melden. Versuch es in {wait} noch einmal.',
  },
  DISCUSSION_LOCKED: 'Diese Diskussion ist geschlossen. Neue Kommentare sind nicht mehr möglich.',
  MERGE_INTO_ITSELF:
    'Eine Idee lässt sich nicht mit sich selbst zusammenführen. Wähle eine andere.',
  ALREADY_MERGED: 'Diese Idee ist schon mit #{into} zusammengeführt. Trenne sie zuerst wieder.',
  NOT_MERGED: 'Diese Idee ist mit keiner anderen zusammengeführt.',
  VOTING_CLOSED: 'Die Abstimmung ist geschlossen. Die Idee hat den Status „{status}“.',
  SIGNED_IN_MEANWHILE:
    'Du hast dich inzwischen angemeldet und deine Stimmen mitgebracht. Drück noch einmal, um abzustimmen.',
  NOT_VOTED: 'Stimm zuerst für diese Idee, dann sag, warum.',
  LINK_NO_ADDRESS: 'Der Link muss eine Webadresse sein, die mit https:// oder http:// beginnt.',
  VOTER_HAS_VOTED: '{name} hat schon für diese Idee gestimmt.',
  NO_VOTE_OF_THE_TEAM: 'Das Team hat hier nicht für diese Person abgestimmt.',
  VOTER_MISSING: 'Wähle eine Person oder gib einen Namen ein.',
  VOTER_GONE: 'Diese Person ist nicht mehr hier.',
  VOTER_NAME_LEFT: 'Jemand mit diesem Namen ist nicht mehr hier. Schreib den Namen etwas anders.',
  TOO_MANY_VOTES: 'Du kannst {limit}-mal pro Stunde abstimmen. Versuch es in {wait} noch einmal.',
  TOO_MANY_VOTE_REASONS:
    'Du kannst {limit}-mal pro Stunde einen Grund angeben. Versuch es in {wait} noch einmal.',
  TOO_MANY_FOLLOWS:
    'Du kannst {limit}-mal pro Stunde Ideen folgen oder entfolgen. Versuch es in {wait} noch einmal.',
  TOO_MANY_GUESTS:
    'In der letzten Stunde haben aus deinem Netzwerk zu viele Personen angefangen abzustimmen. Melde dich an, um jetzt abzustimmen, oder versuch es in {wait} noch einmal.',
  PERSON_GONE: 'Diese Person ist kein Mitglied mehr.',
  PERSON_NOT_BELOW:
    '{name} hat dieselbe Rolle wie du oder eine höhere. Das geht nur mit einer höheren Rolle.',
  OWN_BAN: 'Du kannst dich nicht selbst sperren.',
  OWN_UNBAN: 'Du bist nicht gesperrt.',
  OWN_ROLE: 'Du kannst deine eigene Rolle nicht ändern.',
  OWN_OWNERSHIP: 'Diese Website gehört dir schon.',
  NEW_OWNER_BANNED: '{name} ist gesperrt. Hebe zuerst die Sperre auf.',
  ROLE_OWNER: 'Eine Website gehört genau einer Person. Nur diese kann sie übertragen.',
  ROLE_NOT_BELOW: 'Du kannst nur Rollen unter deiner eigenen vergeben.',
  INVITED_ROLE_NOT_BELOW: 'Du kannst nur zu Rollen unter deiner eigenen einladen.',
  SITE_HAS_OWNER: 'Diese Website gehört schon jemandem.',
  ACCENT_UNKNOWN: 'Der Akzent muss eine Farbe wie #fb8a2e sein.',
  LANGUAGE_UNKNOWN: '„{language}“ gehört nicht zu den Sprachen von Earshot.',
  SITE_IMAGE_GONE: 'Dieses Bild ist hier nicht mehr gespeichert. Wähle die Datei noch einmal.',
  TOO_MANY_LINKS: 'Eine Website kann höchstens {limit} Links haben; angegeben sind {given}.',
  LINK_NOT_HTTPS: 'Der Link muss eine Webadresse sein, die mit https:// beginnt.',
  TOO_MANY_DOMAINS:
    'Eine Website kann höchstens {limit} E-Mail-Domains nennen; angegeben sind {given}.',
  DOMAIN_WRONG: '„{domain}“ ist keine Domain. Sie sieht aus wie example.com.',
  SIGN_IN_WAY_UNKNOWN: '„{way}“ ist kein Anmeldeweg, der hier eingerichtet ist.',
  SIGN_IN_NEEDS_A_WAY: 'Lass mindestens einen Anmeldeweg an.',
  SIGN_IN_LOCKS_OWNER_OUT:
    'Die Person, der die Website gehört, könnte sich nicht mehr anmelden. Lass einen ihrer Anmeldewege an.',
  SITE_NOT_NAMED: 'Diese Website hat noch keinen Namen.',
  INVITE_NOBODY: 'Gib mindestens eine E-Mail-Adresse ein.',
  INVITE_TOO_MANY:
    'Du kannst höchstens {limit} Personen auf einmal einladen; du hast {given} eingegeben.',
  INVITE_WRONG_ADDRESS: '{address}: Das ist keine gültige E-Mail-Adresse.',
  INVITED_IS_MEMBER: '{name} ({email}) ist schon Mitglied. Ändere die Rolle weiter unten.',
  INVITED_IS_BANNED: '{name} ({email}) ist gesperrt. Hebe die Sperre weiter unten auf.',
  INVITED_HIGHER: '{email} ist schon eingeladen, mit einer Rolle, die du nicht vergeben kannst.',
  TOO_MANY_INVITATIONS:
    'Du kannst {limit} Einladungen pro Tag senden und hast noch {left} übrig. Versuch es morgen noch einmal.',
  INVITATION_GONE: 'Diese Einladung wurde verwendet oder zurückgezogen.',
  INVITATION_WITHOUT_ADDRESS:
    'Diese Einladung hat keine E-Mail-Adresse: Ihr Link wurde selbst weitergegeben.',
  INVITED_ACCOUNT_GONE: 'Dieses Konto gibt es nicht mehr. Bitte um eine neue Einladung.',
  LINK_USED: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte um einen neuen.',
  OWNER_LINK_USED:
    'Dieser Link funktioniert nicht mehr. Verwende den neuesten, den der Server ausgegeben hat.',
  IMAGE_EMPTY: 'Das Bild ist leer.',
  IMAGE_TOO_LARGE: 'Dieses Bild ist zu groß. Verkleinere es zuerst.',
  IMAGE_UNKNOWN_FORMAT:
    'Dieser Dateityp wird nicht unterstützt. Wähle ein Bild im Format PNG, JPEG, WebP, GIF oder AVIF.',
  SVG_NOT_PLAIN:
    'Diese SVG-Datei enthält andere Bilder oder Definitionen, die nicht erlaubt sind. Speichere sie als einfaches SVG oder als PNG.',
  IMAGE_BROKEN:
    'Dieses Bild ist beschädigt und kann nicht gelesen werden. Öffne es in einem anderen Programm und speichere es noch einmal.',
  IMAGE_TOO_SLOW:
    'Das Lesen dieses Bildes dauert zu lange. Öffne es in einem anderen Programm und speichere es noch einmal, oder verkleinere es.',
  IMAGES_WAITING: 'Gerade werden viele Bilder verarbeitet. Versuch es in einer Minute noch einmal.',
  IMAGES_NOT_STORED:
    'Bilder können gerade nicht gespeichert werden. Versuch es später noch einmal.',
  IMAGE_GONE:
    'Eines der Bilder im Text ist hier nicht mehr gespeichert. Entferne es oder füge es noch einmal hinzu.',
  TOO_MANY_IMAGES_IN_POST: 'Ein Beitrag kann höchstens {limit} Bilder haben; dieser hat {given}.',
  TOO_MANY_IMAGES: {
    one: 'Du kannst pro Stunde {limit} Bild hinzufügen. Versuch es in {wait} noch einmal.',
    other: 'Du kannst pro Stunde {limit} Bilder hinzufügen. Versuch es in {wait} noch einmal.',
  },
  IMAGE_TOO_MANY_SCANS:
    'Ein JPEG kann höchstens {limit} Scans haben. Öffne dieses in einem anderen Programm und speichere es noch einmal.',
  IMAGE_TOO_MANY_FRAMES: 'Ein Bild kann höchstens {limit} Einzelbilder haben. Kürze dieses zuerst.',
  IMAGE_TOO_LONG_A_SIDE:
    'Ein Bild kann höchstens {limit} Pixel breit und hoch sein. Verkleinere dieses zuerst.',
  IMAGE_TOO_MANY_PIXELS:
    'Dieses Bild hat mit allen Einzelbildern zu viele Pixel. Verkleinere es zuerst.',
  IMAGE_TOO_MUCH_MEMORY:
    'Dieses Bild braucht zu viel Speicher. Verkleinere es zuerst oder speichere es mit 8 Bit pro Farbe.',
  LETTER_GONE: 'Diese E-Mail wird schon wieder gesendet oder ist nicht mehr gespeichert.',
  ADDRESS_ALLOWED: 'Diese Adresse bekommt schon E-Mails.',
  IMPORT_GONE: 'Diesen Import gibt es nicht.',
  IMPORT_RUNS: 'Dieser Import läuft noch. Halte ihn zuerst an.',
  IMPORTS_RUN: 'Ein Import läuft noch. Warte, bis er fertig ist, oder halte ihn zuerst an.',
  IMPORT_UNDONE: 'Dieser Import wurde schon rückgängig gemacht.',
  ENTRY_GONE: 'Diesen Eintrag gibt es nicht mehr.',
  ENTRY_CHANGED:
    'Dieser Eintrag hat sich inzwischen geändert. Prüfe den aktuellen Text und versuch es dann noch einmal.',
  ENTRY_IS_PUBLISHED: 'Dieser Eintrag ist schon veröffentlicht.',
  ENTRY_NOT_PUBLISHED: 'Dieser Eintrag ist nicht veröffentlicht.',
  ENTRY_NO_DRAFT: 'Nur Entwürfe lassen sich löschen. Mach diesen Eintrag zuerst zum Entwurf.',
  ENTRY_IDEA_GONE: 'Eine der verknüpften Ideen gibt es nicht mehr. Entferne sie.',
  TOO_MANY_ENTRY_IDEAS:
    'Ein Eintrag kann höchstens {limit} verknüpfte Ideen haben; dieser hat {given}.',
  PUBLISH_TIME_WRONG: 'Wähle einen Zeitpunkt in der Zukunft, höchstens {days} Tage von heute.',
  STATUS_NOT_SHIPPED: 'Wähle einen Status mit der Bedeutung „Umgesetzt“.',
  TOO_MANY_SUBSCRIPTIONS:
    'Du kannst {limit}-mal pro Stunde abonnieren und abbestellen. Versuch es in {wait} noch einmal.',
  LABEL_NAME_TAKEN: 'Der Name „{name}“ ist schon vergeben.',
  TOO_MANY_LABELS: 'Eine Website kann davon höchstens {limit} haben.',
  COLOR_WRONG: 'Gib eine Farbe wie #2f6fde ein.',
  SLUG_WRONG:
    'Eine Adresse besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, etwa mobile-app.',
  SLUG_TAKEN: 'Das Board „{name}“ hat diese Adresse.',
  LAST_BOARD: 'Das ist das letzte Board. Lege zuerst ein anderes an.',
  LAST_OPEN_STATUS:
    'Das ist der letzte Status mit der Bedeutung „Offen“, den neue Ideen bekommen. Lege zuerst einen anderen an.',
  DELETED_INTO_ITSELF: 'Wähle einen anderen Platz für die Ideen.',
  DELETION_GONE:
    'Das lässt sich nicht mehr wiederherstellen. Eine Löschung kann {days} Tage lang rückgängig gemacht werden.',
  RESTORE_OTHER_FIRST:
    'Die Ideen kamen zu „{name}“, und das wurde seitdem gelöscht. Stell es zuerst wieder her.',
  RESTORE_NAME_TAKEN: 'Der Name „{name}“ ist inzwischen vergeben. Ändere zuerst den anderen Namen.',
  RESTORE_ADDRESS_TAKEN: '„{name}“ hat jetzt diese Adresse. Ändere sie dort zuerst.',
  BOARD_POSTS_TEAM: 'In diesem Board reicht nur das Team Ideen ein.',
  BOARD_VOTES_TEAM: 'In diesem Board stimmt nur das Team ab.',
  BOARD_COMMENTS_TEAM: 'In diesem Board kommentiert nur das Team.',
  SYNONYMS_GONE: 'Diese Wörter stehen nicht mehr auf der Liste.',
  SYNONYMS_KNOWN: 'Diese Wörter stehen schon auf der Liste.',
  TOO_MANY_SYNONYMS: 'Eine Website kann höchstens {limit} solche Wortlisten haben.',
  TOO_FEW_WORDS: 'Gib mindestens {limit} Wörter oder Ausdrücke ein, mit Kommas dazwischen.',
  TOO_MANY_WORDS:
    'Höchstens {limit} Wörter oder Ausdrücke können dasselbe bedeuten; hier sind es {given}.',
  WORD_WITHOUT_LETTERS:
    '„{word}“ enthält weder Buchstaben noch Ziffern und kann nicht gesucht werden.',
}
