import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { redeDe } from '@rateia/domain/sessao/limites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo } from '../../../test/sessoes.ts';
import { resumoDoDispositivo } from '../../sessao/index.ts';

let mundo: Mundo;
let milissegundos = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' }, parede: () => milissegundos });
});
afterAll(async () => await mundo.encerrar());

function passar(segundos: number): void {
  milissegundos += segundos * 1_000;
}
let rede = 0;
/** An address in a /24 that nothing else in this file uses. */
function redeNova(): string {
  rede += 1;
  return `10.${Math.floor(rede / 250)}.${rede % 250}.7`;
}
type De = { readonly ip: string; readonly aparelho?: string };
function cabecalhosDe({ ip, aparelho }: De) {
  return {
    cabecalhos: { 'x-forwarded-for': ip, ...(aparelho === undefined ? {} : { [CABECALHOS.dispositivo]: aparelho }) },
  };
}
const CHAMADAS = [
  { nome: 'precadastro', corpo: (email: string) => ({ email }), feita: 204 },
  { nome: 'createUsuario', corpo: cadastroDe, feita: 200 },
  { nome: 'reenviarPin', corpo: (email: string) => ({ email }), feita: 204 },
] as const;
type Chamada = (typeof CHAMADAS)[number];
async function pedir({ nome, corpo }: Chamada, email: string, de: De) {
  return await mundo.chamar(nome, corpo(email), cabecalhosDe(de));
}

/** Counts earlier requests that share the given fields and differ in the others. */
async function jaPediram(
  quantas: number,
  { email, ip, aparelho }: { readonly email?: string; readonly ip?: string; readonly aparelho?: string },
): Promise<void> {
  const { cifra, db } = mundo.aplicacao.deps;
  const feitas = Array.from({ length: quantas }, () => ({
    acao: 'cadastro',
    conta: cifra.indice(email ?? emailNovo(), 'tentativa:conta'),
    rede: redeDe(ip ?? redeNova()),
    dispositivo: aparelho === undefined ? null : resumoDoDispositivo(aparelho),
    em: mundo.agora(),
    sucesso: false,
  }));
  await db.insertInto('tentativas').values(feitas).execute();
}

describe.each(CHAMADAS)('Too many requests of $nome (CONFIABILIDADE "Limits on guessing"; ASVS 2.4.1)', (chamada) => {
  it('for one e-mail from one network: after seven the delays grow, whether or not an account has it', async () => {
    for (const email of [emailNovo(), (await criarPessoaComSenha(mundo)).email]) {
      const de = { ip: redeNova() };
      for (let n = 1; n <= 7; n += 1) expect((await pedir(chamada, email, de)).status).toBe(chamada.feita);
      const esperas: number[] = [];
      for (let n = 0; n < 4; n += 1) {
        const recusada = await pedir(chamada, email, de);
        expect(recusada.erro.dados.chave).toBe('muitasTentativas');
        esperas.push(Number(recusada.cabecalhos['retry-after']));
        passar(esperas.at(-1) ?? 0);
        expect((await pedir(chamada, email, de)).status).toBe(chamada.feita);
      }
      expect(esperas).toEqual([1, 2, 4, 8]);
    }
  });

  it('from one device, each for another e-mail from another network: delays, then none for the hour', async () => {
    const aparelho = `aparelho-do-cadastro-${chamada.nome}`;
    async function daqui() {
      return await pedir(chamada, emailNovo(), { ip: redeNova(), aparelho });
    }
    const { falhasLivresDoDispositivo, falhasPorDispositivoPorHora } = (await mundo.aplicacao.deps.regras()).cadastro;
    await jaPediram(falhasLivresDoDispositivo, { aparelho });
    expect((await daqui()).status).toBe(chamada.feita);
    const esperando = await daqui();
    expect([esperando.status, esperando.cabecalhos['retry-after']]).toEqual([429, '1']);
    passar(1);
    expect((await daqui()).status).toBe(chamada.feita);
    await jaPediram(falhasPorDispositivoPorHora - falhasLivresDoDispositivo - 2, { aparelho });
    passar(60);
    const parada = await daqui();
    expect([parada.status, Number(parada.cabecalhos['retry-after']) > 60]).toEqual([429, true]);
    expect((await pedir(chamada, emailNovo(), { ip: redeNova() })).status).toBe(chamada.feita);
    passar(3_601);
    expect((await daqui()).status).toBe(chamada.feita);
  });
});

describe('Too many requests of a registration, whichever they are (CONFIABILIDADE "Limits on guessing")', () => {
  it('for one e-mail, from as many networks: fifty a day', async () => {
    const email = emailNovo();
    await jaPediram(49, { email });
    expect((await pedir(CHAMADAS[0], email, { ip: redeNova() })).status).toBe(204);
    const recusada = await pedir(CHAMADAS[1], email, { ip: redeNova() });
    expect([recusada.status, Number(recusada.cabecalhos['retry-after']) > 80_000]).toEqual([429, true]);
    passar(86_401);
    expect((await pedir(CHAMADAS[1], email, { ip: redeNova() })).status).toBe(200);
  });

  it('from one network, each for another e-mail: six hundred an hour', async () => {
    const ip = redeNova();
    await jaPediram(599, { ip });
    expect((await pedir(CHAMADAS[2], emailNovo(), { ip })).status).toBe(204);
    expect((await pedir(CHAMADAS[0], emailNovo(), { ip })).status).toBe(429);
    expect((await pedir(CHAMADAS[1], emailNovo(), { ip: ip.replace(/\d+$/, '200') })).status).toBe(429);
    expect((await pedir(CHAMADAS[0], emailNovo(), { ip: redeNova() })).status).toBe(204);
    passar(3_601);
    expect((await pedir(CHAMADAS[0], emailNovo(), { ip })).status).toBe(204);
  });

  it('a burst for one e-mail passes no more than patience does', async () => {
    const [email, ip] = [emailNovo(), redeNova()];
    const respostas = await Promise.all(Array.from({ length: 30 }, () => pedir(CHAMADAS[0], email, { ip })));
    expect(respostas.filter(({ status }) => status === 204)).toHaveLength(7);
  });

  it('does not count against the password of the same person', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const ip = redeNova();
    for (let n = 0; n < 8; n += 1) await pedir(CHAMADAS[0], email, { ip });
    const r = await mundo.chamar('token', { email, senha: 'Errada#123', hashDispositivo }, cabecalhosDe({ ip }));
    expect(r.erro.dados.chave).toBe('credenciaisInvalidas');
  });
});
