-- The consent to the use of the face can be taken back, and given again afterwards: both are answers in the log (REGRAS 2.17; record 669).
alter table consentimentos drop constraint consentimentos_finalidade_check,
  add constraint consentimentos_finalidade_check check (finalidade in ('marketing', 'cookies', 'biometria'));
