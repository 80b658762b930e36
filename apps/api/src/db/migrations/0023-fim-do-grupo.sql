-- The last day of a group whose administrator scheduled its end (REGRAS 2.1: 4, 52, 76 → 77).
alter table grupos add column fim_em date;
alter table grupos add constraint fim_marcado check (status <> 77 or fim_em is not null);
comment on column grupos.fim_em is 'Last day of the group, inclusive: no cycle that begins after it is billed. Null unless an end was scheduled and not taken back.';
