import { describe, expect, it } from 'vitest';
import { ID_FORMA_ACESSO, ID_TIPO_GRUPO } from './enums.ts';
import { ID_SERVICO_COM_RESIDENCIA, recusaDaResidencia, recusaDoPais } from './residencia.ts';

const { convite, loginSenha, combinar } = ID_FORMA_ACESSO;
const { publico, privado } = ID_TIPO_GRUPO;
const comResidencia = { idServico: ID_SERVICO_COM_RESIDENCIA, tipo: publico, formaAcesso: convite };

describe('The country of a household (REGRAS 2.27)', () => {
  it.each([
    ['a household says its country', { ...comResidencia, paisDaResidencia: 'BR' }, undefined],
    ['a household without one is refused', { ...comResidencia, paisDaResidencia: null }, 'paisDaResidencia'],
    [
      'nobody enters a household by a shared login',
      { ...comResidencia, formaAcesso: loginSenha, paisDaResidencia: null },
      'formaAcesso',
    ],
    [
      'friends may agree on another way',
      { ...comResidencia, tipo: privado, formaAcesso: combinar, paisDaResidencia: null },
      undefined,
    ],
    [
      'friends who invite say the country too',
      { ...comResidencia, tipo: privado, paisDaResidencia: null },
      'paisDaResidencia',
    ],
    ['another service has no country', { ...comResidencia, idServico: 10, paisDaResidencia: 'BR' }, 'paisDaResidencia'],
    ['another service needs none', { ...comResidencia, idServico: 10, paisDaResidencia: null }, undefined],
  ])('%s', (_caso, grupo, campo) => {
    expect(recusaDaResidencia(grupo)?.campo).toBe(campo);
  });

  it.each([
    ['a group without a country asks nobody', null, null, undefined],
    ['nothing said', null, 'BR', 'paisObrigatorio'],
    ['another country said', 'PT', 'BR', 'paisDiferente'],
    ['the same country said', 'BR', 'BR', undefined],
  ])('%s', (_caso, dito, doGrupo, recusa) => {
    expect(recusaDoPais(dito, doGrupo)).toBe(recusa);
  });
});
