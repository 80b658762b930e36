import type { NomeChamada } from '@rateia/contracts/todas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { cpfInventado, criarCatalogo, criarPessoa, depositar } from '../../../test/construtores.ts';
import { confirmarIdentidade, decidirComparacao, enviarImagens } from '../../../test/identidade.ts';
import { ate } from '../../../test/processos.ts';
import { criarQuemRetira, retirar } from '../../../test/retirada.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';
import { quantosEsperam, segurarCom } from '../../../test/travas.ts';

const PORQUE = 'A pessoa mostrou o documento.';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
function agir(nome: NomeChamada, como: Pessoa, entrada: Record<string, unknown>) {
  return mundo.chamar(nome, { mensagem: PORQUE, ...entrada }, { como });
}
async function chave(r: ReturnType<typeof agir>) {
  return (await r).erro.dados.chave;
}
async function ver({ id }: Pessoa) {
  return (await mundo.chamar('getPessoa', { id }, { como: suporte })).corpo;
}
async function assuntos({ email }: Pessoa) {
  return (await mensagensPara(mundo, email)).map((m) => m.assunto);
}
async function trilha({ id }: Pessoa, ...acoes: readonly string[]) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao', 'dados'])
    .where('alvo', '=', `usuario:${id}`)
    .where('acao', 'in', acoes)
    .orderBy('id')
    .execute();
}
function fiscais(cpf: string) {
  return { cpf, nascimento: '1990-05-20' };
}
async function emAnalise(pessoa: Pessoa): Promise<string> {
  await decidirComparacao(mundo, pessoa, 'indeterminado');
  const id = await enviarImagens(mundo, pessoa);
  await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
  await mundo.assentar();
  return id;
}

describe('The data of a person that the staff can reveal (REGRAS 2.15; ASVS 14.2.6)', () => {
  it('shows the whole address on one line, as the person gave it, the street included', async () => {
    const pessoa = await criarPessoa(mundo);
    const endereco = {
      cep: '01310100',
      uf: 'SP',
      cidade: 'São Paulo',
      rua: 'Avenida Paulista',
      bairro: 'Bela Vista',
      numero: '12',
      complemento: 'casa 2',
    };
    expect((await mundo.chamar('updateEnderecoFiscal', endereco, { como: pessoa })).status).toBe(200);
    expect((await agir('revelarDado', suporte, { id: pessoa.id, campo: 'endereco' })).corpo).toEqual({
      valor: 'Avenida Paulista, 12, casa 2, Bela Vista, São Paulo, SP, 01310100',
    });
  });
});

describe('A correction of data that the person cannot change (REGRAS 2.15, 2.24)', () => {
  it('is requested as a report with a subject of its own, which the queue shows', async () => {
    const pessoa = await criarPessoa(mundo);
    const texto = 'Meu sobrenome está escrito errado.';
    const pedido = { categoria: ID_CATEGORIA_CHAMADO.correcao, texto };
    expect((await mundo.chamar('createChamado', pedido, { como: pessoa })).status).toBe(200);
    const { itens } = (await mundo.chamar('getFilaDeChamados', {}, { como: suporte })).corpo;
    expect(itens.find((c) => c.idUsuario === pessoa.id)).toMatchObject({
      categoriaDescricao: 'Corrigir meu nome, CPF ou nascimento',
    });
    expect((await ver(pessoa)).acoes).toEqual(
      expect.arrayContaining(['corrigirDadosDaPessoa', 'liberarCpfParaPessoa']),
    );
  });

  it('changes name, CPF and birth date; the trail names the fields, and not their values', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Lia', sobrenome: 'Motta' });
    const cpf = cpfInventado();
    const correcao = { primeiroNome: 'Lia', sobreNome: 'Mota', cpf, nascimento: '1990-05-21' };
    expect((await agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, ...correcao })).status).toBe(204);
    expect((await ver(pessoa)).nome).toBe('Lia Mota');
    async function ler(campo: string) {
      return (await agir('revelarDado', suporte, { id: pessoa.id, campo })).corpo as { readonly valor: string };
    }
    expect((await ler('cpf')).valor.replace(/\D/g, '')).toBe(cpf);
    expect(await ler('nascimento')).toEqual({ valor: '21 de maio de 1990' });
    expect(await trilha(pessoa, 'conta.corrigirDados')).toEqual([
      {
        usuario_id: suporte.id,
        acao: 'conta.corrigirDados',
        dados: { mensagem: PORQUE, campos: ['primeiroNome', 'sobreNome', 'cpf', 'nascimento'] },
      },
    ]);
    const [carta] = await mensagensPara(mundo, pessoa.email);
    expect(carta?.assunto).toBe('Corrigimos os dados da sua conta');
    expect(carta?.texto).toContain('nome, CPF e data de nascimento');
    expect(carta?.texto).not.toContain(cpf);
  });

  it('keeps a confirmed identity when the name changes, and asks for it again when the CPF does', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Rui', sobrenome: 'Sá' });
    await confirmarIdentidade(mundo, pessoa);
    expect((await agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, sobreNome: 'Sales' })).status).toBe(204);
    expect((await ver(pessoa)).identidadeVerificadaEm).not.toBeNull();
    expect((await agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, cpf: cpfInventado() })).status).toBe(204);
    expect((await ver(pessoa)).identidadeVerificadaEm).toBeNull();
  });

  it('refuses a correction that changes nothing, a field that was never given, a minor, a bad date and a bad CPF', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Noa', sobrenome: 'Reis' });
    function corrigir(entrada: Record<string, unknown>) {
      return agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, ...entrada });
    }
    expect(await chave(corrigir({}))).toBe('transicaoRecusada');
    expect(await chave(corrigir({ primeiroNome: 'Noa', cpf: pessoa.cpf }))).toBe('transicaoRecusada');
    expect(await chave(corrigir({ nascimento: '2020-01-01' }))).toBe('menorDeIdade');
    expect(await chave(corrigir({ nascimento: '1800-01-01' }))).toBe('dadosInvalidos');
    expect((await corrigir({ cpf: '12345678900' })).erro.dados['campos']).toHaveProperty('cpf');
    const semDados = await criarPessoa(mundo, { validada: false });
    expect(await chave(agir('corrigirDadosDaPessoa', suporte, { id: semDados.id, cpf: cpfInventado() }))).toBe(
      'transicaoRecusada',
    );
    expect(await assuntos(pessoa)).toEqual([]);
  });

  it('waits for an identity that is being compared with the data', async () => {
    const pessoa = await criarPessoa(mundo);
    const id = await emAnalise(pessoa);
    function corrigir() {
      return agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, sobreNome: 'Outro' });
    }
    expect(await chave(corrigir())).toBe('identidadeEmConferencia');
    await mundo.chamar('recusarValidacao', { id, motivo: 'nomeDiferente', mensagem: '' }, { como: suporte });
    expect((await corrigir()).status).toBe(204);
  });

  it('does not take a CPF that another account proved: it says whose it is; one that was only given it takes', async () => {
    const [pessoa, outra, semProva] = [await criarPessoa(mundo), await criarPessoa(mundo), await criarPessoa(mundo)];
    await confirmarIdentidade(mundo, outra);
    expect((await agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, cpf: semProva.cpf })).status).toBe(204);
    const { erro } = await agir('corrigirDadosDaPessoa', suporte, { id: pessoa.id, cpf: outra.cpf });
    expect(erro).toMatchObject({ codigoErro: 1, dados: { chave: 'cpfDeOutraConta', idUsuario: outra.id } });
    expect(erro.message).toContain(`pessoa ${outra.id}`);
  });
});

describe('A CPF that another account gave (REGRAS 2.15, 2.24)', () => {
  it('goes back to its owner: both people are told, the act is in the trail of both, and the owner can give the CPF', async () => {
    const ocupante = await criarPessoa(mundo);
    const dona = await criarPessoa(mundo, { validada: false });
    function informar() {
      return mundo.chamar('updateDadosFiscais', fiscais(ocupante.cpf), { como: dona });
    }
    expect((await agir('liberarCpfParaPessoa', suporte, { id: dona.id, cpf: ocupante.cpf })).status).toBe(204);
    expect(await ver(ocupante)).toMatchObject({ cpf: null, temNascimento: false, dadosFiscaisEm: null });
    expect((await informar()).status).toBe(200);
    expect(await assuntos(dona)).toEqual(['O seu CPF está livre para a sua conta']);
    expect(await assuntos(ocupante)).toEqual(['Tiramos o CPF da sua conta']);
    expect(await trilha(dona, 'conta.liberarCpf')).toMatchObject([
      { usuario_id: suporte.id, dados: { mensagem: PORQUE, deUsuarios: [ocupante.id] } },
    ]);
    expect(await trilha(ocupante, 'conta.cpfTirado')).toMatchObject([
      { usuario_id: suporte.id, dados: { mensagem: PORQUE } },
    ]);
    // The former holder can give a CPF of his own, and not this one.
    expect((await mundo.chamar('updateDadosFiscais', fiscais(ocupante.cpf), { como: ocupante })).status).toBe(400);
    expect((await mundo.chamar('updateDadosFiscais', fiscais(cpfInventado()), { como: ocupante })).status).toBe(200);
  });

  it('stays with an account that proved it, that is proving it, or that takes money out to it', async () => {
    const dona = await criarPessoa(mundo, { validada: false });
    async function liberar({ cpf }: Pessoa) {
      return (await agir('liberarCpfParaPessoa', suporte, { id: dona.id, cpf })).erro;
    }
    const [provou, provando] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const retirando = await criarQuemRetira(mundo, { saldo: centavos(60_000) });
    await confirmarIdentidade(mundo, provou);
    await emAnalise(provando);
    const retirada = await retirar(mundo, retirando, 60_000);
    for (const [quem, porque] of [
      [provou, 'identidade confirmada'],
      [provando, 'identidade em análise'],
      [retirando, 'retirada em curso'],
    ] as const) {
      const erro = await liberar(quem);
      expect(erro).toMatchObject({ dados: { chave: 'cpfNaoLiberavel', idUsuario: quem.id } });
      expect(erro.message).toContain(porque);
      expect((await ver(quem)).cpf).not.toBeNull();
    }
    expect((await mundo.chamar('cancelarRetirada', { id: retirada }, { como: retirando })).status).toBe(200);
  });

  it('is released by two operators who act on its two accounts at once, and neither act fails', async () => {
    const uma = await criarPessoa(mundo);
    const outra = await criarPessoa(mundo, { validada: false });
    expect((await mundo.chamar('updateDadosFiscais', fiscais(uma.cpf), { como: outra })).status).toBe(200);
    await mundo.assentar();
    const soltar = await segurarCom(mundo, (trx) =>
      trx.selectFrom('usuarios').select('id').where('id', '=', uma.id).forUpdate().execute(),
    );
    const atos = [uma, outra].map(({ id }) => agir('liberarCpfParaPessoa', suporte, { id, cpf: uma.cpf }));
    await ate('both acts to wait', async () => (await quantosEsperam(mundo)) >= 2);
    await soltar();
    expect((await Promise.all(atos)).map(({ status }) => status)).toEqual([204, 204]);
    expect([(await ver(uma)).cpf, (await ver(outra)).cpf]).toEqual([null, null]);
  });

  it("refuses a CPF without an account and the person's own; only the lead may release a CPF of the staff", async () => {
    const pessoa = await criarPessoa(mundo);
    function liberar(como: Pessoa, cpf: string) {
      return agir('liberarCpfParaPessoa', como, { id: pessoa.id, cpf });
    }
    expect(await chave(liberar(suporte, cpfInventado()))).toBe('transicaoRecusada');
    expect(await chave(liberar(suporte, pessoa.cpf))).toBe('transicaoRecusada');
    expect((await liberar(suporte, financeiro.cpf)).status).toBe(403);
    expect((await liberar(suporte, suporte.cpf)).status).toBe(403);
  });
});

describe('One more try to prove an identity (REGRAS 2.15, 2.20)', () => {
  it('is given to a person who has used them all, can be used once, and the person is told', async () => {
    const pessoa = await criarPessoa(mundo);
    function conceder() {
      return agir('concederEnvioDeIdentidade', suporte, { id: pessoa.id });
    }
    expect(await chave(conceder())).toBe('transicaoRecusada');
    expect((await ver(pessoa)).acoes).not.toContain('concederEnvioDeIdentidade');
    const primeira = await emAnalise(pessoa);
    await banco().updateTable('validacoes_conta').set({ envios: 5 }).where('id_publico', '=', primeira).execute();
    await mundo.chamar('recusarValidacao', { id: primeira, motivo: 'ilegivel', mensagem: '' }, { como: suporte });
    const nova = await enviarImagens(mundo, pessoa);
    function enviar(id: string) {
      return mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
    }
    expect((await enviar(nova)).erro.dados.chave).toBe('identidadeLimiteDeEnvios');
    expect((await ver(pessoa)).acoes).toContain('concederEnvioDeIdentidade');
    expect((await conceder()).status).toBe(204);
    expect(await assuntos(pessoa)).toContain('Você pode enviar o seu documento mais uma vez');
    expect(await chave(conceder())).toBe('transicaoRecusada');
    expect((await enviar(nova)).status).toBe(200);
    await mundo.assentar();
    await mundo.chamar('recusarValidacao', { id: nova, motivo: 'ilegivel', mensagem: '' }, { como: suporte });
    const outra = await enviarImagens(mundo, pessoa);
    expect((await enviar(outra)).erro.dados.chave).toBe('identidadeLimiteDeEnvios');
    expect(await trilha(pessoa, 'identidade.concederEnvio')).toEqual([
      { usuario_id: suporte.id, acao: 'identidade.concederEnvio', dados: { mensagem: PORQUE } },
    ]);
  });
});

describe('A request that a person made by another channel (REGRAS 2.15 Export / delete; REGRAS 2.17)', () => {
  it('a copy of the data is made for the account alone, one at a time, and told twice', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await agir('pedirCopiaDaPessoa', suporte, { id: pessoa.id })).status).toBe(204);
    expect((await ver(pessoa)).acoes).not.toContain('pedirCopiaDaPessoa');
    expect(await chave(agir('pedirCopiaDaPessoa', lider, { id: pessoa.id }))).toBe('exportacaoEmCurso');
    await mundo.assentar();
    const { itens } = (await mundo.chamar('getExportacoes', {}, { como: pessoa })).corpo;
    expect(itens).toMatchObject([{ estado: 'pronta' }]);
    const [copia] = itens;
    const link = { id: copia?.id, formato: 'json' };
    expect((await mundo.chamar('criarLinkExportacao', link, { como: suporte })).status).toBe(404);
    const cabecalhos = await confirmarPorPin(mundo, pessoa, 'baixarDados');
    expect((await mundo.chamar('criarLinkExportacao', link, { como: pessoa, cabecalhos })).status).toBe(200);
    expect(await assuntos(pessoa)).toEqual(
      expect.arrayContaining(['Estamos preparando a cópia dos seus dados', 'A cópia dos seus dados está pronta']),
    );
    expect(await trilha(pessoa, 'conta.pedirCopia')).toHaveLength(1);
  });

  it('the end of the account waits seven days, which are told; its sessions end, and its owner may keep it', async () => {
    const pessoa = await criarPessoa(mundo);
    const pedido = { id: pessoa.id, mensagem: PORQUE };
    const r = await mundo.chamar('pedirExclusaoDaPessoa', pedido, { como: suporte });
    expect(r.status, r.bruto).toBe(200);
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(401);
    const vista = await ver(pessoa);
    expect(vista.pedidos.exclusoes).toMatchObject([{ estado: 'pedida', executaEm: r.corpo.executaEm }]);
    expect(vista.acoes).not.toContain('pedirExclusaoDaPessoa');
    expect(await chave(agir('pedirExclusaoDaPessoa', lider, { id: pessoa.id }))).toBe('transicaoRecusada');
    expect(await assuntos(pessoa)).toContain('Sua conta na Rateia será excluída');
    expect(await trilha(pessoa, 'conta.pedirExclusao')).toHaveLength(1);
    const prazo = await banco().selectFrom('prazos').select('vence_em').where('tipo', '=', 'conta.excluir').execute();
    expect(prazo).toEqual([{ vence_em: r.corpo.executaEm }]);
  });

  it('the end of an account with money in it is refused, with the obstacle named', async () => {
    const pessoa = await criarPessoa(mundo);
    await depositar(mundo, pessoa, centavos(500));
    const { erro } = await agir('pedirExclusaoDaPessoa', suporte, { id: pessoa.id });
    expect(erro.dados).toMatchObject({ chave: 'exclusaoImpedida', impedimentos: [{ tipo: 'saldo' }] });
    expect((await mundo.chamar('getUsuario', {}, { como: pessoa })).status).toBe(200);
  });
});

describe('These acts (REGRAS 2.15)', () => {
  it.each([
    ['corrigirDadosDaPessoa', { primeiroNome: 'Outra' }],
    ['liberarCpfParaPessoa', { cpf: '52998224725' }],
    ['concederEnvioDeIdentidade', {}],
    ['pedirCopiaDaPessoa', {}],
    ['pedirExclusaoDaPessoa', {}],
  ] as const)(
    '%s is of support and lead, with a reason, never on oneself nor on the staff but by the lead',
    async (nome, entrada) => {
      const pessoa = await criarPessoa(mundo);
      expect((await agir(nome, financeiro, { ...entrada, id: pessoa.id })).status).toBe(403);
      expect((await agir(nome, pessoa, { ...entrada, id: pessoa.id })).status).toBe(403);
      expect((await agir(nome, suporte, { ...entrada, id: pessoa.id, mensagem: '' })).status).toBe(422);
      expect((await agir(nome, lider, { ...entrada, id: lider.id })).status).toBe(403);
      expect((await agir(nome, suporte, { ...entrada, id: financeiro.id })).status).toBe(403);
      expect((await agir(nome, lider, { ...entrada, id: 99_999_999 })).status).toBe(404);
    },
  );
});
