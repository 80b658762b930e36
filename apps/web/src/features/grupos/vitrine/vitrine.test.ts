import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { describe, expect, it } from 'vitest';
import { planoDoGrupo, porCentoAMenos, quandoVemOAcesso, textoDasVagas } from '../../../ui/grupo/cartao-do-grupo.ts';
import type { GrupoListado } from './vitrine.ts';
import { cartaoDaLista, cartaoDoGrupo, cartaoRecomendado } from './vitrine.ts';

const grupo: GrupoListado = {
  id: 12,
  nome: 'YouTube Premium',
  nomeUrl: 'youtube-premium',
  servico: 'YouTube Premium',
  idServico: 4,
  plano: 'Família',
  categoria: 1,
  icone: 'icone-01',
  cor: 'cor-01',
  statusId: ID_STATUS_GRUPO.assinadoComVagas,
  vagasDisponiveis: 2,
  vagasTotais: 5,
  lugares: 6,
  valorSemTaxas: 898,
  valorTaxa: 150,
  valorMensal: 1048,
  valorSozinho: 2690,
  formaAcesso: 240,
  formaAcessoDescricao: 'Convite',
  acessoInstantaneo: false,
  exigeCaucao: true,
  dataFilaFormatada: null,
  tags: [],
  admin: { id: 1, nome: 'Rafael Nogueira', imagem: null, ciclosSemFalha: 38, identidadeVerificada: true },
};

describe('Group in a list (DESIGN GrupoCard)', () => {
  it('shows every place of the plan: four taken and two free of six', () => {
    const { vagas, textoVagas, fato, plano, economia } = cartaoDoGrupo(grupo, 24);
    expect(vagas.filter((v) => v === 'ocupada')).toHaveLength(4);
    expect(vagas.filter((v) => v === 'livre')).toHaveLength(2);
    expect([textoVagas, plano]).toEqual(['2 vagas livres', 'Família · 6 lugares']);
    expect([fato, economia]).toEqual(['Acesso em até 24 h', '61% menos']);
  });

  it('promises nothing of a group of which the reader has a part already', () => {
    function de(jaTem: 'membro' | 'administrador' | 'servico' | null) {
      const { fato, economia, ...cartao } = cartaoDaLista({ ...grupo, jaTem }, 24);
      return [fato, economia, cartao.jaTem];
    }
    expect(de(null)).toEqual(['Acesso em até 24 h', '61% menos', undefined]);
    expect(de('servico')).toEqual([undefined, undefined, 'Você já tem este serviço']);
    expect(de('membro')).toEqual([undefined, undefined, 'Você está neste grupo']);
    expect(de('administrador')).toEqual([undefined, undefined, 'Você administra este grupo']);
  });

  it('says when access comes, or how many members are missing', () => {
    function de(statusId: number, vagasDisponiveis: number) {
      return quandoVemOAcesso({ statusId, vagasDisponiveis }, 24);
    }
    expect(de(ID_STATUS_GRUPO.aguardandoMembros, 3)).toBe('Faltam 3 para começar');
    expect(de(ID_STATUS_GRUPO.aguardandoMembros, 1)).toBe('Falta 1 para começar');
    expect(de(ID_STATUS_GRUPO.assinadoComVagas, 2)).toBe('Acesso em até 24 h');
    expect(de(ID_STATUS_GRUPO.filaEspera, 0)).toBeUndefined();
  });

  it('names service and plan as far as the name does not', () => {
    expect(planoDoGrupo({ ...grupo, nome: 'Turma da Ana' })).toBe('YouTube Premium · Família · 6 lugares');
    expect(planoDoGrupo({ ...grupo, nome: 'YouTube Premium Família' })).toBe('6 lugares');
    expect(planoDoGrupo({ ...grupo, plano: '' })).toBe('6 lugares');
  });

  it('says when the next place is free only while there is a waiting line', () => {
    const comData = { ...grupo, vagasDisponiveis: 0, dataFilaFormatada: '9 jan' };
    expect(cartaoDoGrupo({ ...comData, statusId: ID_STATUS_GRUPO.filaEspera }, 24).fila).toBe('Fila: entra em 9 jan');
    expect(cartaoDoGrupo({ ...comData, statusId: ID_STATUS_GRUPO.ativo }, 24).fila).toBeUndefined();
  });

  it.each([
    [0, 'Grupo cheio'],
    [1, '1 vaga livre'],
    [3, '3 vagas livres'],
  ])('%d free: %s', (livres, texto) => {
    expect(textoDasVagas(livres)).toBe(texto);
  });
});

describe('Recommended group', () => {
  it('costs 61 per cent less than alone: (2690 − 1048) ÷ 2690 = 61,04 %', () => {
    expect(cartaoRecomendado({ ...grupo, motivo: 'Grupo novo' }, 24).recomendacao).toEqual({
      motivo: 'Grupo novo',
      sozinho: { valor: 2690, texto: '61% menos' },
    });
  });

  it('compares with nothing when the price alone is unknown, or not higher', () => {
    expect(cartaoRecomendado({ ...grupo, motivo: 'x', valorSozinho: null }, 24).recomendacao).toEqual({ motivo: 'x' });
    expect(cartaoRecomendado({ ...grupo, motivo: 'x', valorSozinho: 1048 }, 24).recomendacao).toEqual({ motivo: 'x' });
    expect(porCentoAMenos(1049, 1048)).toBe(0);
  });
});
