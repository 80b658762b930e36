-- Withdrawals by right that the platform paid for, of one administrator: from the third in 12 months a person looks.
alter table revisoes drop constraint revisoes_tipo_check,
  add constraint revisoes_tipo_check check (tipo in ('arrependimento', 'cobertura', 'envioContradito', 'devolucaoContradita'));
