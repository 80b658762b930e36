import { describe } from 'vitest';
import { conferirMaquina } from '../../test/conferir-maquina.ts';
import { MAQUINA_TENTATIVA_DE_CARTAO } from './tentativa.ts';

describe('Machine of one try to pay by card (REGRAS 2.4)', () => {
  const FIM = ['sistema', 'provedor'] as const;
  conferirMaquina({
    maquina: MAQUINA_TENTATIVA_DE_CARTAO,
    quem: ['usuario', 'sistema', 'provedor'],
    tabela: [
      ['inicio', 'enviar', 'enviada', ['usuario', 'sistema'], {}],
      ['enviada', 'desafiar', 'desafio', ['provedor'], {}],
      ['enviada', 'analisar', 'emAnalise', ['provedor'], {}],
      ['enviada', 'aprovar', 'aprovada', ['provedor'], {}],
      ['enviada', 'recusar', 'recusada', ['provedor'], {}],
      ['enviada', 'cancelar', 'cancelada', FIM, {}],
      ['desafio', 'analisar', 'emAnalise', ['provedor'], {}],
      ['desafio', 'aprovar', 'aprovada', ['provedor'], {}],
      ['desafio', 'recusar', 'recusada', ['provedor'], {}],
      ['desafio', 'cancelar', 'cancelada', FIM, {}],
      ['emAnalise', 'aprovar', 'aprovada', ['provedor'], {}],
      ['emAnalise', 'recusar', 'recusada', ['provedor'], {}],
      ['emAnalise', 'cancelar', 'cancelada', FIM, {}],
      ['cancelada', 'aprovar', 'aprovada', ['provedor'], {}],
    ],
  });
});
