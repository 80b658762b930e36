import { describe } from 'vitest';
import { INICIO } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { MAQUINA_EXCLUSAO } from './exclusao.ts';

describe('the end of an account (REGRAS 2.17 Deletion)', () => {
  conferirMaquina({
    maquina: MAQUINA_EXCLUSAO,
    quem: ['usuario', 'operador', 'sistema'],
    tabela: [
      [INICIO, 'pedir', 'pedida', ['usuario', 'operador'], {}],
      ['pedida', 'desfazer', 'desfeita', ['usuario'], {}],
      ['pedida', 'parar', 'parada', ['usuario', 'operador', 'sistema'], {}],
      ['pedida', 'impedir', 'impedida', ['sistema'], {}],
      ['pedida', 'concluir', 'concluida', ['sistema'], {}],
    ],
  });
});
