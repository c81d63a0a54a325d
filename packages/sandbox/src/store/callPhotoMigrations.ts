/** The photo that a station takes of who calls. */
export const callPhotoStatements: Record<string, readonly string[]> = {
  '0019-call-photos': [
    `create table call_photos (call_id integer primary key references calls (id), media_type text not null, base64 text not null,
      taken_at integer not null, kept_until integer not null)`,
    `create index call_photos_by_end on call_photos (kept_until)`,
  ],
}
