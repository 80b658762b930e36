import { describe, expect, it } from 'vitest';
import { FalhaDeChamada } from './falha-de-chamada.ts';
import type { Politica } from './resiliencia.ts';
import { criarResiliencia } from './resiliencia.ts';

const POLITICA: Politica = {
  tempoLimiteMs: 5_000,
  tentativas: 4,
  esperaBaseMs: 100,
  esperaMaximaMs: 250,
  limiteDeFalhas: 3,
  repousoMs: 1_000,
};

function montar(politica: Partial<Politica> = {}, sorte = 0) {
  let agora = 0;
  const esperas: number[] = [];
  const estados: string[] = [];
  const desfechos: string[] = [];
  const executar = criarResiliencia('teste', {
    politica: { ...POLITICA, ...politica },
    ambiente: {
      cronometro: () => agora,
      aleatorio: () => sorte,
      esperar: async (ms) => {
        esperas.push(ms);
      },
    },
    observador: {
      tentativa: ({ tentativa, desfecho }) => desfechos.push(`${tentativa}:${desfecho}`),
      disjuntor: ({ estado }) => estados.push(estado),
    },
  });
  return { executar, esperas, estados, desfechos, passar: (ms: number) => (agora += ms) };
}

function servidorCaiu() {
  return Promise.reject(new FalhaDeChamada({ tipo: 'servidor', talvezFeito: true }));
}
function semRede() {
  return Promise.reject(new FalhaDeChamada({ tipo: 'rede', talvezFeito: false }));
}
function responde() {
  return Promise.resolve({ valor: 'feito' });
}

describe('Calls to providers (CONFIABILIDADE 1.5)', () => {
  // A wait is between half its ceiling and all of it, by luck: 100, 200 and 250 (the cap).
  it.each([
    ['half', 0, [50, 100, 125]],
    ['three quarters', 0.5, [75, 150, 188]],
    ['all', 0.999, [100, 200, 250]],
  ] as const)(
    'repeats a safe operation, waiting longer each time up to the cap: %s of it',
    async (_parte, sorte, tempos) => {
      const { executar, esperas, desfechos } = montar({ limiteDeFalhas: 9 }, sorte);
      let vezes = 0;
      const valor = await executar({ nome: 'ler', repetivel: true }, () => {
        vezes += 1;
        return vezes < 4 ? servidorCaiu() : responde();
      });
      expect(valor).toBe('feito');
      expect(esperas).toEqual(tempos);
      expect(desfechos).toEqual(['1:servidor', '2:servidor', '3:servidor', '4:ok']);
    },
  );

  it('never repeats an unsafe operation that may have worked', async () => {
    const { executar, desfechos } = montar();
    await expect(executar({ nome: 'sms', repetivel: false }, servidorCaiu)).rejects.toMatchObject({
      talvezFeito: true,
    });
    expect(desfechos).toEqual(['1:servidor']);
  });

  it('repeats an unsafe operation that surely never left', async () => {
    const { executar, desfechos } = montar({ limiteDeFalhas: 9 });
    await expect(executar({ nome: 'sms', repetivel: false }, semRede)).rejects.toMatchObject({ talvezFeito: false });
    expect(desfechos).toHaveLength(4);
  });

  it('keeps the doubt of an earlier attempt when the last one surely did nothing', async () => {
    const { executar } = montar({ limiteDeFalhas: 9, tentativas: 2 });
    let vezes = 0;
    const operacao = executar({ nome: 'pagar', repetivel: true }, () => {
      vezes += 1;
      return vezes === 1 ? servidorCaiu() : semRede();
    });
    await expect(operacao).rejects.toMatchObject({ tipo: 'rede', talvezFeito: true });
  });

  it('tells a later attempt that an earlier one may have worked', async () => {
    const { executar } = montar();
    const duvidas: boolean[] = [];
    await executar({ nome: 'pagar', repetivel: true }, (_sinal, aposDuvida) => {
      duvidas.push(aposDuvida);
      return duvidas.length === 1 ? servidorCaiu() : responde();
    });
    expect(duvidas).toEqual([false, true]);
  });

  it('turns a call that outlives the limit into a time-out', async () => {
    const { executar } = montar({ tempoLimiteMs: 20, tentativas: 1 });
    const operacao = executar({ nome: 'ler', repetivel: true }, (sinal) => ateAbortar(sinal));
    await expect(operacao).rejects.toMatchObject({ tipo: 'tempo', talvezFeito: true });
  });

  it('stops at once when the caller gives up, and does not blame the provider', async () => {
    const { executar, desfechos, estados } = montar({ limiteDeFalhas: 1 });
    const desistencia = new AbortController();
    const operacao = executar({ nome: 'ler', repetivel: true, contexto: { sinal: desistencia.signal } }, (sinal) => {
      desistencia.abort();
      return ateAbortar(sinal);
    });
    await expect(operacao).rejects.toMatchObject({ tipo: 'tempo' });
    expect(desfechos).toEqual(['1:tempo']);
    expect(estados).toEqual([]);
  });

  it('opens the breaker after failures in a row, lets one test call through after the rest, and closes on success', async () => {
    const { executar, estados, passar } = montar({ tentativas: 1 });
    function falhar() {
      return executar({ nome: 'ler', repetivel: true }, servidorCaiu);
    }
    for (let vez = 0; vez < 3; vez += 1) await expect(falhar()).rejects.toMatchObject({ tipo: 'servidor' });
    await expect(falhar()).rejects.toMatchObject({ tipo: 'disjuntor', talvezFeito: false });
    passar(1_000);
    await expect(falhar()).rejects.toMatchObject({ tipo: 'servidor' });
    await expect(falhar()).rejects.toMatchObject({ tipo: 'disjuntor' });
    passar(1_000);
    await expect(executar({ nome: 'ler', repetivel: true }, responde)).resolves.toBe('feito');
    expect(estados).toEqual(['aberto', 'meioAberto', 'aberto', 'meioAberto', 'fechado']);
  });

  it('lets only one call through while half open', async () => {
    const { executar, passar } = montar({ tentativas: 1, limiteDeFalhas: 1 });
    await expect(executar({ nome: 'ler', repetivel: true }, servidorCaiu)).rejects.toThrow();
    passar(1_000);
    const ensaio = Promise.withResolvers<{ readonly valor: string }>();
    const primeira = executar({ nome: 'ler', repetivel: true }, () => ensaio.promise);
    await expect(executar({ nome: 'ler', repetivel: true }, responde)).rejects.toMatchObject({ tipo: 'disjuntor' });
    ensaio.resolve({ valor: 'voltou' });
    await expect(primeira).resolves.toBe('voltou');
  });

  it('does not count a turned-away call (429) against the provider', async () => {
    const { executar, estados } = montar({ tentativas: 1, limiteDeFalhas: 1 });
    function cheio() {
      return Promise.reject(new FalhaDeChamada({ tipo: 'limite', talvezFeito: false }));
    }
    await expect(executar({ nome: 'ler', repetivel: true }, cheio)).rejects.toMatchObject({ tipo: 'limite' });
    expect(estados).toEqual([]);
  });

  it('lets a defect of ours through untouched', async () => {
    const { executar } = montar();
    const defeito = new TypeError('ours');
    await expect(executar({ nome: 'ler', repetivel: true }, () => Promise.reject(defeito))).rejects.toBe(defeito);
  });
});

function ateAbortar(sinal: AbortSignal): Promise<never> {
  return new Promise((_resolver, rejeitar) => {
    if (sinal.aborted) rejeitar(sinal.reason);
    sinal.addEventListener('abort', () => rejeitar(sinal.reason));
  });
}
