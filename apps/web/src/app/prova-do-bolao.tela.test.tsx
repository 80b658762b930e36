import { createHash } from 'node:crypto';
import { instanteDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { DocumentoDoBolao } from '@rateia/domain/loterias/prova';
import { lacrarBolao, lacreDoTitular, provaDaCabeca, provaDaCota } from '@rateia/domain/loterias/prova';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { agora } from '../lib/relogio.ts';
import { abrirTela } from './test/abrir-tela.tsx';

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

const HORA_MS = 3_600_000;
const FECHADO_EM = instanteDe(agora() - HORA_MS);
const DOCUMENTO: DocumentoDoBolao = {
  bolao: 31,
  fechadoEm: FECHADO_EM,
  valorCota: centavos(700),
  taxa: centavos(70),
  apostas: [{ concurso: 7_206, aposta: { loteria: 'quina', dezenas: [9, 23, 38, 47, 61] } }],
  cotas: [1, 2, 3, 4].map((numero) => ({
    numero,
    titular: numero === 4 ? null : lacreDoTitular({ titular: numero, sal: `s${numero}` }, sha256),
  })),
  comprovantes: [],
};
const LACRADO = lacrarBolao(DOCUMENTO, sha256);
const { raiz } = LACRADO.arvore;

const CARIMBO = { em: FECHADO_EM, autoridade: 'Autoridade de Teste', token: 'AAAA' };

function prova(folhas: readonly string[] = LACRADO.folhas): RespostaDe<'getProvaDoBolao'> {
  return {
    id: 31,
    nome: 'Quina de sexta',
    estado: 'registrando',
    modo: 'um_bilhete',
    concursos: [{ loteria: 'quina', nome: 'Quina', concurso: 7_206 }],
    comprovarAte: instanteDe(agora() + HORA_MS),
    sorteioEm: instanteDe(agora() + 2 * HORA_MS),
    lacres: [{ momento: 'fechamento', raiz, publicadoEm: FECHADO_EM, carimbo: CARIMBO, folhas: [...folhas] }],
    divisao: null,
  };
}

function arquivo(mudanca: Readonly<Record<string, unknown>> = {}): File {
  const dela = provaDaCota(LACRADO, { cota: 3, documento: DOCUMENTO });
  const texto = { raiz, cota: 3, titular: 3, sal: 's3', cabeca: provaDaCabeca(LACRADO), ...dela, ...mudanca };
  return new File([JSON.stringify(texto)], 'rateia-bolao-31-cota-3.json', { type: 'application/json' });
}

describe('The proof of a pool, without a login (REGRAS 2.12 Commitment; DESIGN 12 prova)', () => {
  it('is computed anew on the device of its reader, and says when the list was closed', async () => {
    await abrirTela('/loteria/31/prova', { respostas: { getProvaDoBolao: prova() } });
    expect(await screen.findByText('Conferido agora, no seu aparelho: nada mudou')).toBeTruthy();
    expect(screen.getByText(/Autoridade de Teste, de fora/)).toBeTruthy();
    expect(screen.getByText(/3 de 4 cotas vendidas, 1 da casa/)).toBeTruthy();
    expect(screen.getByText(/devolvemos tudo e mais R\$ 1,00 por cota/)).toBeTruthy();
  });

  it('says so when the published list is not that of the root', async () => {
    const [cabeca = '', ...outras] = LACRADO.folhas;
    await abrirTela('/loteria/31/prova', { respostas: { getProvaDoBolao: prova([cabeca, ...outras.toReversed()]) } });
    expect(await screen.findByText('Conferido agora, no seu aparelho: a lista não é a do lacre')).toBeTruthy();
  });

  it('accepts the file of a cota and refuses it with another number', async () => {
    const { chamadas } = await abrirTela('/loteria/31/prova', { respostas: { getProvaDoBolao: prova() } });
    const antes = chamadas.length;
    await userEvent.upload(await screen.findByLabelText('Arquivo da sua cota'), arquivo());
    expect(await screen.findByText('Você está na lista, cota 3')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Arquivo da sua cota'), arquivo({ cota: 2 }));
    expect(await screen.findByText('Este arquivo não bate com o lacre')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Arquivo da sua cota'), new File(['oi'], 'x.json'));
    expect(await screen.findByText('Este arquivo não é uma prova de cota')).toBeTruthy();
    expect(chamadas).toHaveLength(antes);
  });
});
