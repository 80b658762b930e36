import type { Dia } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { formatarDia, formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { irParaAmanha } from '../../test/retirada.ts';
import { notificar } from './index.ts';
import { preencher } from './modelos/preencher.ts';

const VENCIMENTO: Dia = '2026-12-30';
const DADOS = { grupo: 'Cine', valor: 5_400, vencimento: VENCIMENTO, finalDoCartao: null, valorNoCartao: null };
const VALOR = formatarReais(centavos(DADOS.valor));

describe('E-mails about an invoice say how it stands on the day on which they leave (REGRAS 2.8)', () => {
  it.each<[modelo: string, hoje: Dia, assunto: string, frase: string]>([
    ['faturaEmitida', '2026-12-23', 'Sua fatura de Cine vence quarta, 30 dez', `é de ${VALOR} e vence quarta, 30 dez.`],
    ['faturaEmitida', '2026-12-30', 'Sua fatura de Cine vence hoje', `é de ${VALOR} e vence hoje.`],
    ['faturaEmitida', '2027-01-02', 'Sua fatura de Cine venceu em 30 de dezembro', 'e venceu em 30 de dezembro.'],
    ['faturaLembrete', '2026-12-28', 'Faltam 2 dias: Cine', 'do grupo Cine vence quarta, 30 dez.'],
    ['faturaLembrete', '2026-12-29', 'Falta 1 dia: Cine', 'do grupo Cine vence quarta, 30 dez.'],
    ['faturaLembrete', '2026-12-30', 'Vence hoje: Cine', 'do grupo Cine vence hoje.'],
    ['faturaLembrete', '2026-12-31', 'Fatura vencida: Cine', 'do grupo Cine venceu em 30 de dezembro.'],
    ['faturaVenceHoje', '2026-12-30', 'Sua fatura de Cine vence hoje', 'Pague por Pix ainda hoje:'],
    ['faturaVenceHoje', '2026-12-31', 'Sua fatura de Cine venceu em 30 de dezembro', 'Pague por Pix agora:'],
  ])('%s on %s: %s', (modelo, hoje, assunto, frase) => {
    const conteudo = preencher(modelo, DADOS, hoje);
    expect(conteudo.assunto).toBe(assunto);
    const texto = conteudo.paragrafos.join(' ');
    expect(texto).toContain(frase);
    if (hoje > VENCIMENTO) expect(`${assunto} ${texto}`).not.toMatch(/\bvence\b|Nesse dia|Falta/);
  });
});

describe('An e-mail that waited (REGRAS 2.8)', () => {
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await criarMundo();
  });
  afterAll(async () => await mundo.encerrar());

  it('leaves with the words of the day of its leaving; the message in the app keeps those of its own day', async () => {
    const pessoa = await criarPessoa(mundo);
    const vencimento = somarDias(diaDe(mundo.agora()), 2);
    const dados = { ...DADOS, vencimento };
    await emTransacao(mundo.aplicacao.deps.db, (trx) =>
      notificar(trx, { usuarioId: pessoa.id, modelo: 'faturaLembrete', dados, fato: 1, agora: mundo.agora() }),
    );
    // No e-mail is delivered for three days.
    for (let dia = 0; dia < 3; dia += 1) await irParaAmanha(mundo, 12);
    const [mensagem] = await mensagensPara(mundo, pessoa.email);
    expect(mensagem?.assunto).toBe('Fatura vencida: Cine');
    expect(mensagem?.texto).toContain(`venceu em ${formatarDia(vencimento)}`);
    const [linha] = (await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.itens;
    expect(linha).toMatchObject({ titulo: 'Faltam 2 dias: Cine' });
    const { corpo } = await mundo.chamar('getNotificacao', { id: linha?.id }, { como: pessoa });
    expect(corpo.paragrafos[0]).toContain(`vence ${formatarDiaComSemana(vencimento)}`);
  });
});
