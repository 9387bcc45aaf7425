CREATE TABLE "import_gone" (
	"source" text NOT NULL,
	"issue_key" text NOT NULL,
	"comment_key" text DEFAULT '' NOT NULL,
	"import_id" text,
	CONSTRAINT "import_gone_source_issue_key_comment_key_pk" PRIMARY KEY("source","issue_key","comment_key")
);
--> statement-breakpoint
CREATE TABLE "import_label" (
	"name_key" text PRIMARY KEY NOT NULL,
	"tag_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "source_status" text;--> statement-breakpoint
ALTER TABLE "import_gone" ADD CONSTRAINT "import_gone_import_id_import_job_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_label" ADD CONSTRAINT "import_label_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_gone_import" ON "import_gone" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_label_tag" ON "import_label" USING btree ("tag_id");--> statement-breakpoint
INSERT INTO import_label (name_key, tag_id)
SELECT coalesce(d.name_key, t.name_key), t.id FROM tag t LEFT JOIN label_deletion d ON d.label_id = t.id AND d.kind = 'tag'
WHERE t.import_id IS NOT NULL AND (t.deleted_at IS NULL OR d.name_key IS NOT NULL)
ON CONFLICT DO NOTHING;
