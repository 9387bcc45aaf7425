CREATE INDEX "comment_reply" ON "comment" USING btree ("reply_to") WHERE reply_to is not null;--> statement-breakpoint
CREATE INDEX "idea_merged" ON "idea" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "idea_event_actor" ON "idea_event" USING btree ("actor_id") WHERE actor_id is not null;