-- Teams and tags by which a company finds its saved workers (docs/product.md#teams-and-tags).
create table worker_team (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  created_at timestamptz not null,
  unique (id, company_id)
);
create unique index one_team_of_a_name on worker_team (company_id, lower(name));

create table worker_team_place (
  team_id uuid not null,
  company_id uuid not null,
  seeker_id uuid not null,
  primary key (team_id, seeker_id),
  foreign key (team_id, company_id) references worker_team (id, company_id) on delete cascade,
  foreign key (company_id, seeker_id) references saved_worker on delete cascade
);
create index worker_team_place_by_worker on worker_team_place (company_id, seeker_id);
create index worker_team_place_by_seeker on worker_team_place (seeker_id);

create table worker_tag (
  company_id uuid not null,
  seeker_id uuid not null,
  tag text not null,
  primary key (company_id, seeker_id, tag),
  foreign key (company_id, seeker_id) references saved_worker on delete cascade
);
create index worker_tag_by_seeker on worker_tag (seeker_id);
