-- The product's numbers are proposed by one person and approved by another (REGRAS 2.15); both are people we know.
alter table regras
  add constraint regras_duas_pessoas check (aprovada_por is null or (proposta_por is not null and proposta_por <> aprovada_por)),
  add foreign key (proposta_por) references usuarios,
  add foreign key (aprovada_por) references usuarios;
