CREATE TABLE "outbox_reader" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
UPDATE "outbox" SET "kind" = CASE "kind" WHEN 'vote.castFor' THEN 'vote.cast_for' WHEN 'vote.withdrawnFor' THEN 'vote.withdrawn_for' ELSE 'report.resolved' END WHERE "kind" IN ('vote.castFor', 'vote.withdrawnFor', 'reports.resolved');
