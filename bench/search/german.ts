/** Ideas in German, since no set at hand has any: title, details, and another way to ask for it. */
export const germanTexts: readonly (readonly [string, string, string])[] = [
  [
    'Dunkles Design für die Oberfläche',
    'Abends blendet der weiße Hintergrund. Ein dunkles Farbschema wäre angenehm.',
    'weißer Hintergrund blendet nachts',
  ],
  [
    'Benachrichtigungen stummschalten',
    'Am Wochenende möchte ich keine Hinweise bekommen, weder per Mail noch auf dem Telefon.',
    'keine Hinweise am Wochenende',
  ],
  [
    'Größere Schrift in der Leseansicht',
    'Die Buchstaben sind auf dem Tablet zu klein.',
    'Buchstaben zu klein auf Tablet',
  ],
  [
    'Aufgaben in den Kalender übertragen',
    'Fällige Aufgaben sollen neben meinen Terminen stehen.',
    'Termine und fällige Aufgaben zusammen sehen',
  ],
  [
    'Rechtschreibprüfung für mehrere Sprachen',
    'Wer auf Deutsch und Französisch schreibt, sieht überall rote Linien.',
    'rote Linien bei französischen Wörtern',
  ],
  [
    'Notizbücher gemeinsam bearbeiten',
    'In unserem Verein schreiben mehrere Leute am selben Protokoll.',
    'mehrere Leute schreiben am selben Protokoll',
  ],
  [
    'Papierkorb nach dreißig Tagen leeren',
    'Gelöschte Einträge sollen von selbst verschwinden und keinen Speicher belegen.',
    'gelöschte Einträge automatisch entfernen',
  ],
  [
    'Sprachaufnahmen in Text umwandeln',
    'Unterwegs spreche ich lieber, als zu tippen.',
    'diktieren statt tippen',
  ],
  [
    'Tastenkürzel selbst festlegen',
    'Die vorgegebenen Kürzel stoßen sich mit meinem Fensterverwalter.',
    'eigene Tastatur Belegung Fensterverwalter',
  ],
  [
    'Sicherungskopie auf einen eigenen Server legen',
    'Nicht jeder möchte seine Daten in der Wolke haben.',
    'Daten nicht in der Wolke speichern',
  ],
  [
    'Bilder vor dem Hochladen verkleinern',
    'Fotos der Kamera sind riesig und das Funknetz auf dem Land langsam.',
    'Fotos riesig im langsamen Funknetz',
  ],
  [
    'Suche in angehängten Dokumenten',
    'Rechnungen liegen als Anhang bei, und ich finde sie nie wieder.',
    'Rechnungen im Anhang wiederfinden',
  ],
  [
    'Wörter im Text zählen',
    'Für Aufsätze gibt es eine Obergrenze, die man im Blick haben muss.',
    'Obergrenze für Aufsätze im Blick',
  ],
  [
    'Inhaltsverzeichnis für lange Texte',
    'Bei vielen Überschriften verliere ich die Übersicht.',
    'Übersicht bei vielen Überschriften',
  ],
  [
    'Zugang mit Fingerabdruck schützen',
    'Das Kennwort auf dem Telefon einzugeben dauert zu lange.',
    'Kennwort eingeben dauert auf dem Telefon zu lange',
  ],
  [
    'Vorlagen für wiederkehrende Besprechungen',
    'Jede Woche lege ich dieselbe Gliederung von Hand an.',
    'dieselbe Gliederung jede Woche',
  ],
  [
    'Farben für Schlagwörter auswählen',
    'Auf einen Blick soll man Privates von Beruflichem unterscheiden.',
    'Privates und Berufliches unterscheiden',
  ],
  [
    'Offline arbeiten im Zug',
    'Ohne Netz geht alles verloren, was ich geschrieben habe.',
    'ohne Netz geht Geschriebenes verloren',
  ],
  [
    'Ältere Fassungen einer Notiz wiederherstellen',
    'Versehentlich Überschriebenes ist für immer weg.',
    'versehentlich überschrieben zurückholen',
  ],
  [
    'Exportieren als druckfertige Datei',
    'Zum Ausdrucken brauche ich saubere Seitenumbrüche.',
    'saubere Seitenumbrüche beim Ausdrucken',
  ],
  [
    'Mathematische Formeln setzen',
    'Im Studium schreiben wir viele Gleichungen mit.',
    'Gleichungen im Studium mitschreiben',
  ],
  [
    'Übersetzungen der Hilfeseiten',
    'Meine Eltern verstehen die englische Anleitung nicht.',
    'Anleitung nicht nur auf Englisch',
  ],
  [
    'Erinnerung beim Verlassen des Büros',
    'Das Telefon weiß, wo ich bin, und könnte mich an den Einkauf erinnern.',
    'an Einkauf erinnern je nach Ort',
  ],
  [
    'Tabellen mit Summen rechnen lassen',
    'Die Haushaltskasse führe ich noch in einem anderen Programm.',
    'Haushaltskasse führen',
  ],
  [
    'Anzeige der zuletzt geöffneten Einträge',
    'Woran ich gestern arbeitete, muss ich jedes Mal neu suchen.',
    'woran ich gestern gearbeitet habe',
  ],
  [
    'Lesezeichen aus dem Browser übernehmen',
    'Gespeicherte Webseiten sollen zu Notizen werden.',
    'gespeicherte Webseiten als Notizen',
  ],
  [
    'Verknüpfungen zwischen Einträgen zeichnen',
    'Ein Netz aus Knoten zeigt, was zusammengehört.',
    'Netz aus Knoten',
  ],
  [
    'Löschen erst nach Rückfrage',
    'Ein falscher Druck auf dem kleinen Bildschirm, und alles ist fort.',
    'falscher Druck auf kleinem Bildschirm',
  ],
  [
    'Spaltenbreite in Übersichten ändern',
    'Lange Überschriften werden abgeschnitten.',
    'lange Überschriften abgeschnitten',
  ],
  [
    'Währungen in Preislisten umrechnen',
    'Wir verkaufen in der Schweiz und in Österreich.',
    'Preise für Schweiz und Österreich',
  ],
]
