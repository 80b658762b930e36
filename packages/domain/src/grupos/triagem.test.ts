import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { ID_STATUS_SERVICO, ID_TIPO_GRUPO } from './enums.ts';
import type { GrupoProposto } from './triagem.ts';
import { decidirTriagem, nivelDeRisco, palavraProibida, pontuacaoDeRisco } from './triagem.ts';

const grupo: GrupoProposto = {
  tipo: ID_TIPO_GRUPO.publico,
  idServico: 12,
  statusServico: ID_STATUS_SERVICO.aprovadoAutomaticamente,
  valorGrupo: centavos(5990),
  lugares: 4,
  plano: { valor: centavos(5990), lugares: 4 },
  textos: ['Streaming da família', 'Sem regras'],
  administrador: {
    telefoneVerificado: true,
    emailVerificado: true,
    dadosFiscais: true,
    restrito: false,
    jaTeveGrupo: true,
    pontuacaoDeRisco: 0,
  },
};
const adm = grupo.administrador;
// The ceiling is 59,90 ÷ 4 × 1,15 = 17,22; 80 % of it is 13,77.
const noTeto = { valorGrupo: centavos(6888) };
const acimaDoTeto = { valorGrupo: centavos(6892) };

describe('Where a new group begins (REGRAS 2.1)', () => {
  it.each<[string, Partial<GrupoProposto>, number, readonly string[]]>([
    ['service approved automatically', {}, 1, ['servicoAutomatico']],
    ['price at the ceiling', noTeto, 1, ['servicoAutomatico']],
    ['restricted service', { statusServico: ID_STATUS_SERVICO.restrito }, 50, ['servicoRestrito']],
    ['personalised service', { statusServico: ID_STATUS_SERVICO.personalizado }, 50, ['servicoPersonalizado']],
    ['service 999, public', { idServico: 999 }, 50, ['servicoPersonalizado']],
    ['private group', { tipo: ID_TIPO_GRUPO.privado, idServico: 999 }, 1, ['grupoPrivado']],
    ['risk over the threshold', { administrador: { ...adm, pontuacaoDeRisco: 71 } }, 111, ['riscoAlto']],
    ['risk at the threshold', { administrador: { ...adm, pontuacaoDeRisco: 70 } }, 1, ['servicoAutomatico']],
    [
      'first group above 80 % of the ceiling',
      { administrador: { ...adm, jaTeveGrupo: false } },
      111,
      ['primeiroGrupoCaro'],
    ],
    [
      'first group at 80 % of the ceiling',
      { administrador: { ...adm, jaTeveGrupo: false }, valorGrupo: centavos(5508) },
      1,
      ['servicoAutomatico'],
    ],
    ['price above the ceiling', acimaDoTeto, 110, ['valorAcimaDoTeto']],
    ['forbidden word', { textos: ['IPTV com tudo'] }, 110, ['palavraProibida']],
    ['service switched off', { statusServico: ID_STATUS_SERVICO.desativado }, 110, ['servicoDesativado']],
    ['restricted administrator', { administrador: { ...adm, restrito: true } }, 110, ['administradorRestrito']],
    [
      'all reasons together, even for a private group',
      { tipo: ID_TIPO_GRUPO.privado, ...acimaDoTeto, textos: ['conta hackeada'] },
      110,
      ['palavraProibida', 'valorAcimaDoTeto'],
    ],
  ])('%s', (_nome, mudanca, status, motivos) => {
    expect(decidirTriagem({ ...grupo, ...mudanca }, REGRAS_PADRAO)).toEqual({ tipo: 'status', status, motivos });
  });

  it('refuses a forbidden service', () => {
    const regras = { ...REGRAS_PADRAO, triagem: { ...REGRAS_PADRAO.triagem, servicosProibidos: [12] } };
    expect(decidirTriagem(grupo, regras)).toMatchObject({ status: 110, motivos: ['servicoProibido'] });
  });

  it('a personalised service has no ceiling', () => {
    const { plano: _, ...semPlano } = { ...grupo, ...acimaDoTeto, idServico: 999 };
    expect(decidirTriagem(semPlano, REGRAS_PADRAO)).toMatchObject({ status: 50 });
  });

  it('asks the administrator for the missing data first', () => {
    const administrador = { ...adm, telefoneVerificado: false, emailVerificado: false, dadosFiscais: false };
    expect(decidirTriagem({ ...grupo, administrador }, REGRAS_PADRAO)).toEqual({
      tipo: 'pendencias',
      pendencias: ['telefone', 'email', 'dadosFiscais'],
    });
  });
});

describe('Forbidden words (REGRAS 2.1)', () => {
  it.each([
    ['Assinatura PIRÁTA barata', 'pirata'],
    ['tv-box liberada', 'tv box'],
    ['Me chama no zap!', 'chama no zap'],
    // a word inside another one is another word
    ['Piratas do Caribe', undefined],
    ['Plano família', undefined],
    ['', undefined],
  ])('"%s": %s', (texto, palavra) => {
    expect(palavraProibida(texto, REGRAS_PADRAO)).toBe(palavra);
  });
});

describe('Risk score of a new group (REGRAS 2.1)', () => {
  it.each([
    [{ gruposReprovados: 0, contasNoMesmoAparelho: 0, gruposNoMesmoDia: 0 }, 0],
    [{ gruposReprovados: 1, contasNoMesmoAparelho: 1, gruposNoMesmoDia: 0 }, 80],
    [{ gruposReprovados: 1, contasNoMesmoAparelho: 0, gruposNoMesmoDia: 2 }, 80],
    [{ gruposReprovados: 1, contasNoMesmoAparelho: 0, gruposNoMesmoDia: 1 }, 60],
  ])('%j gives %i', (fatos, pontos) => {
    expect(pontuacaoDeRisco(fatos, REGRAS_PADRAO)).toBe(pontos);
  });

  it.each([
    [0, 'baixo'],
    [35, 'baixo'],
    [36, 'medio'],
    [70, 'medio'],
    [71, 'alto'],
  ])('a score of %i is read as %s', (risco, nivel) => {
    expect(nivelDeRisco(risco, REGRAS_PADRAO)).toBe(nivel);
  });

  it('the level follows the rule in force', () => {
    expect(nivelDeRisco(71, { triagem: { ...REGRAS_PADRAO.triagem, pontuacaoDeRisco: 200 } })).toBe('baixo');
  });
});
