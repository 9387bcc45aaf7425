import type { Translation } from '#lib/messages/catalogue.ts'
import type { refusalMessages } from '#lib/messages/catalogues/refusals.ts'

/** The reasons that people meet; those of the API and of the terminal stay English. */
export const refusals: Translation<typeof refusalMessages> = {
  SIGN_IN_FIRST: 'Connectez-vous d’abord.',
  NOT_ALLOWED: 'Vous n’avez pas le droit de faire cela.',
  BANNED: 'Vous ne pouvez plus participer ici.',
  TEXT_REQUIRED: 'Ce champ est vide.',
  TEXT_TOO_SHORT: 'Ce texte doit compter au moins {limit} caractères\u202f; il en a {length}.',
  TEXT_TOO_LONG: 'Ce texte peut compter {limit} caractères au maximum\u202f; il en a {length}.',
  TEXT_NOT_ONE_LINE: 'Ce texte doit tenir sur une seule ligne.',
  TEXT_BAD_CHARACTER: 'Ce texte contient un caractère qui ne peut pas être enregistré.',
  TEXT_TURNS_TEXT: 'Ce texte contient un caractère invisible qui inverse le sens de lecture.',
  TEXT_IMAGE_ON_ITS_WAY:
    'Ce texte contient une image dont l’envoi n’est pas terminé. Attendez, relancez l’envoi ou retirez-la.',
  TOO_MANY_TAGS: 'Une liste peut être filtrée par {limit} étiquettes au maximum.',
  TOO_MANY_CHANGES: 'Vous pouvez faire {limit} modifications par heure. Réessayez dans {wait}.',
  NAME_OF_TEAM:
    'Quelqu’un de l’équipe porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  EMAIL_WRONG: 'Saisissez une adresse e-mail valable, comme nom@exemple.fr.',
  EMAIL_TAKEN: 'Cette adresse a maintenant son propre compte. Choisissez-en une autre.',
  EMAIL_IS_YOURS: 'C’est déjà votre adresse.',
  MAIL_NOT_SENT: 'L’e-mail n’a pas pu être envoyé. Réessayez dans une minute.',
  COOKIES_BLOCKED:
    'Votre navigateur bloque les cookies de ce site\u202f: votre session ne resterait pas ouverte. Autorisez-les et réessayez\u202f; le lien fonctionne toujours.',
  CODE_EXPIRED:
    'Ce code n’est plus valable, ou a été demandé dans un autre navigateur. Utilisez le lien de l’e-mail, ou demandez un nouveau code.',
  CODE_TRIED_TOO_OFTEN: 'Ce code a été essayé trop de fois. Demandez-en un nouveau.',
  CODE_WRONG: 'Ce code ne correspond pas. Utilisez l’e-mail le plus récent.',
  CODES_EXPIRED: 'Ces codes ne sont plus valables. Demandez-en de nouveaux.',
  TOO_MANY_CODES_TRIED: 'Trop de codes ont été essayés depuis votre réseau. Réessayez dans {wait}.',
  TOO_MANY_CODES_GUESSED:
    'Trop de codes ont été essayés pour cette adresse. Le lien du dernier e-mail fonctionne toujours. Réessayez dans {wait}.',
  TOO_MANY_CODES_SENT:
    'Trop de codes ont été envoyés à cette adresse. Le lien du dernier e-mail fonctionne toujours. Réessayez dans {wait}.',
  TOO_MANY_CODES_ASKED:
    'Trop de codes ont été demandés depuis votre réseau. Réessayez dans {wait}.',
  TOO_MANY_SIGN_INS_TRIED:
    'Il y a eu trop de tentatives de connexion depuis votre réseau. Réessayez dans {wait}.',
  TOO_MANY_SIGN_INS_STARTED:
    'Trop de connexions ont été commencées depuis votre réseau. Réessayez dans {wait}.',
  PROVIDER_UNKNOWN: 'Ce moyen de connexion n’est pas configuré ici. Choisissez-en un autre.',
  DOMAIN_NOT_ALLOWED:
    'Seules les adresses de {domains} peuvent avoir un compte ici, sauf invitation de l’équipe.',
  NEW_DOMAIN_NOT_ALLOWED:
    'Votre nouvelle adresse doit venir de l’un de ces domaines\u202f: {domains}.',
  PROVIDER_UNREACHABLE:
    '{provider} est injoignable. Réessayez dans une minute, ou connectez-vous avec un code.',
  PROVIDER_UNLINKED:
    '{provider} a été dissocié de votre compte. Connectez-vous avec un code\u202f; vous pourrez l’associer à nouveau dans vos réglages.',
  PROVIDER_LINK_GONE: 'Ce moyen de connexion n’est pas associé à votre compte.',
  PROVIDER_LINK_TAKEN: 'Ce moyen de connexion a maintenant son propre compte ici.',
  LAST_WAY_IN:
    'C’est le seul moyen de vous connecter à votre compte. Ajoutez d’abord une adresse e-mail.',
  PROOF_EXPIRED: 'Cette connexion n’est plus valable. Réessayez, ou connectez-vous avec un code.',
  INVITED_ONLY:
    'Seules les personnes invitées peuvent avoir un compte ici. Demandez une invitation à l’équipe.',
  SITE_HAS_NO_OWNER:
    'Ce site n’a pas encore de propriétaire. Le lien du propriétaire est dans le terminal du serveur.',
  SITE_BUSY:
    'Une lecture ou une écriture est en cours, par exemple une sauvegarde. Réessayez dans un instant.',
  SITE_NAME_DIFFERS: 'Ce n’est pas le nom du site. Saisissez « {name} ».',
  SESSION_GONE: 'Cette session est déjà fermée.',
  PUSH_UNKNOWN: 'Le service push de ce navigateur n’est pas connu ici.',
  ACCOUNT_DELETED: 'Ce compte a déjà été supprimé.',
  OWNER_STAYS:
    'Ce site vous appartient. Transférez-le à quelqu’un d’autre sous «\u202fPersonnes\u202f» avant de supprimer votre compte.',
  TOO_MANY_DOWNLOADS:
    'Vous pouvez télécharger vos données {limit} fois par heure. Réessayez dans {wait}.',
  IDEA_GONE: 'Cette idée n’existe plus.',
  IDEA_GONE_OR_NOT_YOURS: 'Cette idée n’existe plus, ou ce n’est pas la vôtre.',
  COMMENT_GONE: 'Ce commentaire n’existe plus.',
  COMMENT_GONE_OR_NOT_YOURS: 'Ce commentaire n’existe plus, ou ce n’est pas le vôtre.',
  GROUP_GONE: 'Ceci n’est plus dans votre boîte de réception.',
  POST_GONE: 'Cette publication n’existe plus.',
  ANSWERED_COMMENT_GONE: 'Le commentaire auquel vous répondez n’existe plus.',
  BOARD_GONE: 'Ce tableau n’existe plus.',
  CHOSEN_BOARD_GONE: 'Ce tableau n’existe plus. Choisissez-en un autre.',
  STATUS_GONE: 'Ce statut n’existe plus.',
  CHOSEN_STATUS_GONE: 'Ce statut n’existe plus. Choisissez-en un autre.',
  NOT_ON_ROADMAP: 'Ce statut n’est pas sur la feuille de route. Choisissez-en un autre.',
  ROADMAP_CHANGED:
    'Quelqu’un a modifié la feuille de route entre-temps. La voici telle qu’elle est maintenant.',
  TOO_MANY_PINNED:
    'Un tableau peut avoir {limit} idées ouvertes épinglées au maximum. Détachez-en d’abord une autre.',
  ASSIGNEE_NOT_TEAM: 'Cette personne n’est pas dans l’équipe. Choisissez quelqu’un de l’équipe.',
  MONTH_UNKNOWN: 'Le mois doit être une année et un mois, comme 2026-06.',
  TAG_GONE: 'L’une des étiquettes n’existe plus.',
  IDEA_CHANGED:
    'Cette idée a changé entre-temps. Vérifiez le texte actuel, puis enregistrez à nouveau.',
  COMMENT_CHANGED:
    'Ce commentaire a changé entre-temps. Vérifiez le texte actuel, puis enregistrez à nouveau.',
  IDEA_HAS_OTHERS:
    'D’autres ont voté pour cette idée ou l’ont commentée\u202f: elle reste donc. Si elle doit disparaître, demandez à l’équipe.',
  IDEA_ERASED:
    'Le texte de cette idée a été effacé définitivement. Elle ne peut pas être restaurée.',
  COMMENT_ERASED:
    'Le texte de ce commentaire a été effacé définitivement. Il ne peut pas être restauré.',
  OWN_POST: 'C’est votre propre publication.',
  TOO_MANY_IDEAS: {
    one: 'Vous pouvez publier {limit} idée par heure. Réessayez dans {wait}.',
    other: 'Vous pouvez publier {limit} idées par heure. Réessayez dans {wait}.',
  },
  TOO_MANY_IDEA_EDITS:
    'Vous pouvez modifier des idées {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_COMMENTS: {
    one: 'Vous pouvez écrire {limit} commentaire par heure. Réessayez dans {wait}.',
    other: 'Vous pouvez écrire {limit} commentaires par heure. Réessayez dans {wait}.',
  },
  TOO_MANY_COMMENT_EDITS:
    'Vous pouvez modifier des commentaires {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_REACTIONS: 'Vous pouvez réagir {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_REPORTS: {
    one: 'Vous pouvez signaler {limit} publication par heure. Réessayez dans {wait}.',
    other: 'Vous pouvez signaler {limit} publications par heure. Réessayez dans {wait}.',
  },
  DISCUSSION_LOCKED: 'Cette discussion est verrouillée et n’accepte plus de nouveaux commentaires.',
  MERGE_INTO_ITSELF: 'Une idée ne peut pas être fusionnée avec elle-même. Choisissez-en une autre.',
  ALREADY_MERGED: 'Cette idée a déjà été fusionnée avec #{into}. Annulez d’abord cette fusion.',
  NOT_MERGED: 'Cette idée n’est pas fusionnée avec une autre.',
  VOTING_CLOSED: 'Le vote est clos\u202f: {status}.',
  SIGNED_IN_MEANWHILE:
    'Votre session s’est ouverte entre-temps, et vos votes sont passés sur votre compte. Appuyez à nouveau pour voter.',
  NOT_VOTED: 'Votez d’abord pour cette idée, puis dites pourquoi.',
  LINK_NO_ADDRESS: 'Le lien doit être une adresse web qui commence par https:// ou http://.',
  VOTER_HAS_VOTED: '{name} a déjà voté pour cette idée.',
  NO_VOTE_OF_THE_TEAM: 'L’équipe n’a pas voté ici au nom de cette personne.',
  VOTER_MISSING: 'Choisissez une personne, ou saisissez un nom.',
  VOTER_GONE: 'Cette personne n’est plus ici.',
  VOTER_NAME_LEFT: 'Une personne de ce nom est partie. Écrivez le nom un peu autrement.',
  TOO_MANY_VOTES: 'Vous pouvez voter {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_VOTE_REASONS:
    'Vous pouvez donner une raison {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_FOLLOWS:
    'Vous pouvez suivre des idées, ou cesser de les suivre, {limit} fois par heure. Réessayez dans {wait}.',
  TOO_MANY_GUESTS:
    'Trop de personnes ont commencé à voter depuis votre réseau au cours de la dernière heure. Connectez-vous pour voter maintenant.',
  PERSON_GONE: 'Cette personne n’est plus membre.',
  PERSON_NOT_BELOW:
    '{name} a le même rôle que vous, ou un rôle supérieur. Il faut un rôle plus élevé pour faire cela.',
  OWN_BAN: 'Vous ne pouvez pas vous bannir.',
  OWN_UNBAN: 'Votre compte n’est pas banni.',
  OWN_ROLE: 'Vous ne pouvez pas changer votre propre rôle.',
  OWN_OWNERSHIP: 'Ce site vous appartient déjà.',
  NEW_OWNER_BANNED: 'Le compte de {name} est banni. Levez d’abord le bannissement.',
  ROLE_OWNER: 'Un site a un seul propriétaire, qui peut transférer la propriété.',
  ROLE_NOT_BELOW: 'Vous ne pouvez donner que des rôles inférieurs au vôtre.',
  INVITED_ROLE_NOT_BELOW: 'Vous ne pouvez inviter qu’à des rôles inférieurs au vôtre.',
  SITE_HAS_OWNER: 'Ce site a déjà un propriétaire.',
  ACCENT_UNKNOWN: 'La couleur d’accent doit être une couleur comme #fb8a2e.',
  LANGUAGE_UNKNOWN: '«\u202f{language}\u202f» ne fait pas partie des langues d’Earshot.',
  SITE_IMAGE_GONE: 'Cette image n’est plus conservée ici. Choisissez à nouveau le fichier.',
  TOO_MANY_LINKS: 'Un site peut avoir {limit} liens au maximum\u202f; vous en avez donné {given}.',
  LINK_NOT_HTTPS: 'Le lien doit être une adresse web qui commence par https://.',
  TOO_MANY_DOMAINS:
    'Un site peut indiquer {limit} domaines d’e-mail au maximum\u202f; vous en avez donné {given}.',
  DOMAIN_WRONG: '«\u202f{domain}\u202f» n’est pas un domaine. Un domaine ressemble à exemple.fr.',
  SIGN_IN_WAY_UNKNOWN: '«\u202f{way}\u202f» n’est pas un moyen de connexion configuré ici.',
  SIGN_IN_NEEDS_A_WAY: 'Gardez au moins un moyen de connexion.',
  SIGN_IN_LOCKS_OWNER_OUT:
    'Le propriétaire ne pourrait plus se connecter. Gardez un moyen qu’il utilise.',
  SITE_NOT_NAMED: 'Ce site n’a pas encore de nom.',
  INVITE_NOBODY: 'Saisissez au moins une adresse e-mail.',
  INVITE_TOO_MANY:
    'Vous pouvez inviter {limit} personnes au maximum à la fois\u202f; vous en avez saisi {given}.',
  INVITE_WRONG_ADDRESS: '{address}\u202f: cette adresse e-mail n’est pas valable.',
  INVITED_IS_MEMBER: '{name} ({email}) est déjà membre. Changez son rôle ci-dessous.',
  INVITED_IS_BANNED: 'Le compte de {name} ({email}) est banni. Levez le bannissement ci-dessous.',
  INVITED_HIGHER: '{email} a déjà reçu une invitation, pour un rôle que vous ne pouvez pas donner.',
  TOO_MANY_INVITATIONS:
    'Vous pouvez envoyer {limit} invitations par jour, et il vous en reste {left}. Réessayez demain.',
  INVITATION_GONE: 'Cette invitation a déjà servi ou a été révoquée.',
  INVITATION_WITHOUT_ADDRESS:
    'Cette invitation n’a pas d’adresse e-mail\u202f: son lien a été transmis en main propre.',
  INVITED_ACCOUNT_GONE: 'Ce compte n’existe plus. Demandez une nouvelle invitation.',
  OWNER_LINK_USED: 'Ce lien ne fonctionne plus. Utilisez le dernier que le serveur a affiché.',
  LINK_USED: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  IMAGE_EMPTY: 'L’image est vide.',
  IMAGE_TOO_LARGE: 'Cette image est trop lourde. Allégez-la d’abord.',
  IMAGE_UNKNOWN_FORMAT:
    'Ce type de fichier n’est pas pris en charge. Choisissez une image PNG, JPEG, WebP, GIF ou AVIF.',
  SVG_NOT_PLAIN:
    'Ce SVG contient d’autres images ou des définitions qui ne sont pas acceptées. Enregistrez-le en SVG simple ou en PNG.',
  IMAGE_BROKEN:
    'Cette image est abîmée et ne peut pas être lue. Ouvrez-la dans un autre programme et enregistrez-la à nouveau.',
  IMAGE_TOO_SLOW:
    'Cette image est trop longue à lire. Ouvrez-la dans un autre programme et enregistrez-la à nouveau, ou réduisez-la.',
  IMAGES_WAITING: 'Beaucoup d’images sont en cours de traitement. Réessayez dans une minute.',
  IMAGES_NOT_STORED:
    'Les images ne peuvent pas être enregistrées en ce moment. Réessayez plus tard.',
  IMAGE_GONE:
    'L’une des images du texte n’est plus conservée ici. Retirez-la, ou ajoutez-la à nouveau.',
  TOO_MANY_IMAGES_IN_POST:
    'Une publication peut contenir {limit} images au maximum\u202f; celle-ci en a {given}.',
  TOO_MANY_IMAGES: 'Vous pouvez ajouter {limit} images par heure. Réessayez dans {wait}.',
  IMAGE_TOO_MANY_SCANS:
    'Un JPEG peut compter {limit} passes au maximum. Ouvrez celui-ci dans un autre programme et enregistrez-le à nouveau.',
  IMAGE_TOO_MANY_FRAMES:
    'Une image animée peut compter {limit} vues au maximum. Raccourcissez d’abord celle-ci.',
  IMAGE_TOO_LONG_A_SIDE:
    'Une image peut mesurer {limit} pixels au maximum en largeur et en hauteur. Réduisez d’abord celle-ci.',
  IMAGE_TOO_MANY_PIXELS:
    'Une image peut compter {limit} pixels au maximum, toutes vues confondues. Réduisez d’abord celle-ci.',
  IMAGE_TOO_MUCH_MEMORY:
    'Cette image demande trop de mémoire. Réduisez-la d’abord, ou enregistrez-la en 8 bits par couleur.',
  LETTER_GONE: 'Cet e-mail est déjà en cours de renvoi, ou n’est plus conservé.',
  ADDRESS_ALLOWED: 'Cette adresse reçoit déjà des e-mails.',
  IMPORT_GONE: 'Cet import n’existe pas.',
  IMPORT_RUNS: 'Cet import est encore en cours. Arrêtez-le d’abord.',
  IMPORTS_RUN: 'Un import est encore en cours. Attendez qu’il se termine, ou arrêtez-le d’abord.',
  IMPORT_UNDONE: 'Cet import a déjà été annulé.',
  ENTRY_GONE: 'Cette annonce n’existe plus.',
  ENTRY_CHANGED: 'Cette annonce a changé entre-temps. Vérifiez le texte actuel, puis réessayez.',
  ENTRY_IS_PUBLISHED: 'Cette annonce a déjà été publiée.',
  ENTRY_NOT_PUBLISHED: 'Cette annonce n’est pas publiée.',
  ENTRY_NO_DRAFT:
    'Seul un brouillon peut être supprimé. Repassez d’abord cette annonce en brouillon.',
  ENTRY_IDEA_GONE: 'L’une des idées liées n’existe plus. Retirez-la.',
  TOO_MANY_ENTRY_IDEAS:
    'Une annonce peut avoir {limit} idées liées au maximum\u202f; celle-ci en a {given}.',
  PUBLISH_TIME_WRONG: 'Choisissez un moment à venir, dans {days} jours au plus tard.',
  STATUS_NOT_SHIPPED: 'Choisissez un statut qui signifie «\u202fLivré\u202f».',
  TOO_MANY_SUBSCRIPTIONS:
    'Vous pouvez vous abonner et vous désabonner {limit} fois par heure. Réessayez dans {wait}.',
  LABEL_NAME_TAKEN: 'Le nom «\u202f{name}\u202f» est déjà pris.',
  TOO_MANY_LABELS: 'Un site peut en avoir {limit} au maximum.',
  COLOR_WRONG: 'Saisissez une couleur comme #2f6fde.',
  SLUG_WRONG:
    'Une adresse se compose de minuscules, de chiffres et de traits d’union simples, comme appli-mobile.',
  SLUG_TAKEN: 'Le tableau «\u202f{name}\u202f» a déjà cette adresse.',
  LAST_BOARD: 'C’est le dernier tableau. Créez-en d’abord un autre.',
  LAST_OPEN_STATUS:
    'C’est le dernier statut qui signifie «\u202fOuvert\u202f», celui que reçoivent les nouvelles idées. Créez-en d’abord un autre.',
  DELETED_INTO_ITSELF: 'Choisissez une autre destination pour ses idées.',
  DELETION_GONE:
    'Ceci ne peut plus être restauré. Une suppression peut être annulée pendant {days} jours.',
  RESTORE_OTHER_FIRST:
    'Ses idées sont passées à «\u202f{name}\u202f», qui a été supprimé depuis. Restaurez d’abord «\u202f{name}\u202f».',
  RESTORE_NAME_TAKEN:
    'Le nom «\u202f{name}\u202f» a été repris depuis. Renommez d’abord ce qui le porte.',
  RESTORE_ADDRESS_TAKEN: '«\u202f{name}\u202f» a maintenant cette adresse. Changez-la d’abord.',
  BOARD_POSTS_TEAM: 'Seule l’équipe propose des idées dans ce tableau.',
  BOARD_VOTES_TEAM: 'Seule l’équipe vote dans ce tableau.',
  BOARD_COMMENTS_TEAM: 'Seule l’équipe commente dans ce tableau.',
  SYNONYMS_GONE: 'Ces mots ne sont plus dans la liste.',
  SYNONYMS_KNOWN: 'Ces mots sont déjà dans la liste.',
  TOO_MANY_SYNONYMS: 'Un site peut avoir au plus {limit} listes de mots de ce genre.',
  TOO_FEW_WORDS: 'Saisissez au moins {limit} mots ou expressions, séparés par des virgules.',
  TOO_MANY_WORDS:
    'Au plus {limit} mots ou expressions peuvent avoir le même sens\u202f; vous en avez saisi {given}.',
  WORD_WITHOUT_LETTERS:
    '«\u202f{word}\u202f» ne contient ni lettre ni chiffre\u202f: personne ne peut le rechercher.',
}
