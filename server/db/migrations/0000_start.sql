CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_user_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "board_slug_unique" UNIQUE("slug"),
	CONSTRAINT "board_visibility_known" CHECK (visibility in ('PUBLIC', 'MEMBERS', 'TEAM'))
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_number" integer NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"reply_to" text,
	"internal" boolean DEFAULT false NOT NULL,
	"official" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'LIVE' NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"source" text,
	"source_key" text,
	"imported_reactions" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_state_known" CHECK (state in ('LIVE', 'PENDING', 'SPAM', 'DELETED'))
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"idea_number" integer NOT NULL,
	"person_id" text NOT NULL,
	"following" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_idea_number_person_id_pk" PRIMARY KEY("idea_number","person_id")
);
--> statement-breakpoint
CREATE TABLE "idea" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idea_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"excerpt" text NOT NULL,
	"author_id" text,
	"board_id" text NOT NULL,
	"status_id" text NOT NULL,
	"status_changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'LIVE' NOT NULL,
	"merged_into" integer,
	"pinned" boolean DEFAULT false NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"imported_vote_count" integer DEFAULT 0 NOT NULL,
	"vote_total" integer GENERATED ALWAYS AS (vote_count + imported_vote_count) STORED NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"trend" double precision NOT NULL,
	"last_activity_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text,
	"source_key" text,
	"source_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idea_state_known" CHECK (state in ('PENDING', 'LIVE', 'SPAM', 'DELETED')),
	CONSTRAINT "idea_counts_positive" CHECK (vote_count >= 0 and imported_vote_count >= 0 and comment_count >= 0),
	CONSTRAINT "idea_not_merged_into_itself" CHECK (merged_into <> number)
);
--> statement-breakpoint
CREATE TABLE "idea_count" (
	"board_id" text NOT NULL,
	"status_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "idea_count_board_id_status_id_pk" PRIMARY KEY("board_id","status_id")
);
--> statement-breakpoint
CREATE TABLE "idea_event" (
	"id" text PRIMARY KEY NOT NULL,
	"idea_number" integer NOT NULL,
	"actor_id" text,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_key" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_search" (
	"idea_number" integer PRIMARY KEY NOT NULL,
	"title_key" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_tag" (
	"idea_number" integer NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "idea_tag_idea_number_tag_id_pk" PRIMARY KEY("idea_number","tag_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"person_id" text NOT NULL,
	"client_mutation_id" text NOT NULL,
	"mutation" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_person_id_client_mutation_id_pk" PRIMARY KEY("person_id","client_mutation_id")
);
--> statement-breakpoint
CREATE TABLE "import_job" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_vote" (
	"idea_number" integer NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "imported_vote_idea_number_source_pk" PRIMARY KEY("idea_number","source"),
	CONSTRAINT "imported_vote_positive" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'MEMBER' NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"person_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_kind_known" CHECK (kind in ('OWNER', 'MEMBER')),
	CONSTRAINT "invitation_role_known" CHECK (role in ('MEMBER', 'COLLABORATOR', 'ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"idea_number" integer,
	"actor_id" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"role" text DEFAULT 'MEMBER' NOT NULL,
	"segment" text,
	"banned_at" timestamp(3) with time zone,
	"source" text,
	"source_key" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_source" UNIQUE("source","source_key"),
	CONSTRAINT "person_role_known" CHECK (role in ('MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'))
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"key" text NOT NULL,
	"hour" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_count_key_hour_pk" PRIMARY KEY("key","hour")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"logo" text,
	"accent_color" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	"moderation" text DEFAULT 'OFF' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_only_one" CHECK (id = 'site_1'),
	CONSTRAINT "site_visibility_known" CHECK (visibility in ('PUBLIC', 'MEMBERS')),
	CONSTRAINT "site_moderation_known" CHECK (moderation in ('OFF', 'FIRST_POST', 'ALL'))
);
--> statement-breakpoint
CREATE TABLE "status" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text NOT NULL,
	"color" text,
	"category" text NOT NULL,
	"on_roadmap" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "status_slug_unique" UNIQUE("slug"),
	CONSTRAINT "status_category_known" CHECK (category in ('OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED'))
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"slug" text NOT NULL,
	"color" text,
	"visibility" text DEFAULT 'PUBLIC' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tag_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "tag_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tag_visibility_known" CHECK (visibility in ('PUBLIC', 'TEAM'))
);
--> statement-breakpoint
CREATE TABLE "vote" (
	"idea_number" integer NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vote_idea_number_person_id_pk" PRIMARY KEY("idea_number","person_id")
);
--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_reply_to_comment_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_board_id_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."board"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_status_id_status_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."status"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_merged_into_idea_number_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."idea"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_count" ADD CONSTRAINT "idea_count_board_id_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."board"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_count" ADD CONSTRAINT "idea_count_status_id_status_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."status"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_event" ADD CONSTRAINT "idea_event_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_event" ADD CONSTRAINT "idea_event_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_search" ADD CONSTRAINT "idea_search_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_tag" ADD CONSTRAINT "idea_tag_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_tag" ADD CONSTRAINT "idea_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_vote" ADD CONSTRAINT "imported_vote_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_idea_number_idea_number_fk" FOREIGN KEY ("idea_number") REFERENCES "public"."idea"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote" ADD CONSTRAINT "vote_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_account_user" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "comment_idea" ON "comment" USING btree ("idea_number","created_at",id collate "C");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_source" ON "comment" USING btree ("source","source_key") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "follow_person" ON "follow" USING btree ("person_id","idea_number");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_source" ON "idea" USING btree ("source","source_key") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "idea_trending" ON "idea" USING btree ("trend" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_top" ON "idea" USING btree ("vote_total" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_newest" ON "idea" USING btree ("created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_active" ON "idea" USING btree ("last_activity_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_board_trending" ON "idea" USING btree ("board_id","trend" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_board_top" ON "idea" USING btree ("board_id","vote_total" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_board_newest" ON "idea" USING btree ("board_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_board_active" ON "idea" USING btree ("board_id","last_activity_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_status_trending" ON "idea" USING btree ("status_id","trend" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_status_top" ON "idea" USING btree ("status_id","vote_total" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_status_newest" ON "idea" USING btree ("status_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_status_active" ON "idea" USING btree ("status_id","last_activity_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE state = 'LIVE' and merged_into is null;--> statement-breakpoint
CREATE INDEX "idea_author" ON "idea" USING btree ("author_id","number");--> statement-breakpoint
CREATE INDEX "idea_event_idea" ON "idea_event" USING btree ("idea_number","created_at",id collate "C");--> statement-breakpoint
CREATE INDEX "idea_search_title_words" ON "idea_search" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "idea_search_words" ON "idea_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "idea_search_title_key" ON "idea_search" USING gin (title_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idea_tag_tag" ON "idea_tag" USING btree ("tag_id","idea_number");--> statement-breakpoint
CREATE INDEX "vote_person" ON "vote" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "vote_recent" ON "vote" USING btree ("idea_number","created_at",person_id collate "C");