import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo } from '../../../test/construtores.ts';
import { assinaturaDe, entregarAcesso, grupoAtivo, grupoLiberado, SENHA_DO_SERVICO } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

type Grupo = { readonly id: number; readonly administrador: Pessoa };
const [CONVITE, CODIGO] = [240, 241];
async function entregarA(
  { id, administrador }: Grupo,
  { assinaturaId: idAssinatura }: { readonly assinaturaId: number },
  campos: Record<string, string> = {},
) {
  return await mundo.chamar('entregarAcesso', { id, idAssinatura, campos }, { como: administrador });
}
async function abrir({ id }: Grupo, como: Pessoa) {
  return (await mundo.chamar('abrirDadosAcesso', { id }, { como })).corpo.campos;
}
async function membrosDe({ id, administrador: como }: Grupo) {
  return (await mundo.chamar('getGrupoAdmin', { id }, { como })).corpo.membros;
}

describe('The access of one member (spec B§3 forms of access; REGRAS 2.1)', () => {
  it('by invitation: the administrator has the address, delivers to one, and the others hear nothing', async () => {
    const g = await grupoLiberado(mundo, { formaAcesso: CONVITE });
    const [bia, joao] = await membrosDe(g);
    expect([bia?.emailDoConvite, joao?.emailDoConvite]).toEqual([g.bia.email, g.joao.email]);
    const antes = await titulosPara(mundo, g.joao);
    expect((await entregarA(g, g.bia)).status).toBe(200);
    expect((await assinaturaDe(mundo, g.bia.assinaturaId)).acesso_entregue_em).not.toBeNull();
    expect((await assinaturaDe(mundo, g.joao.assinaturaId)).acesso_entregue_em).toBeNull();
    expect(await abrir(g, g.bia)).toEqual({
      instrucoes: `O convite foi para ${g.bia.email}. Aceite com a conta desse e-mail.`,
    });
    expect((await titulosPara(mundo, g.bia)).at(-1)).toBe('Seu acesso de Família do Cine chegou');
    expect(await titulosPara(mundo, g.joao)).toEqual(antes);
  });

  it('the address is there for the invitation alone, and gone once the member is in', async () => {
    const g = await grupoLiberado(mundo, { formaAcesso: CONVITE });
    await entregarA(g, g.bia);
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    const [bia, joao] = await membrosDe(g);
    expect([bia?.emailDoConvite, joao?.emailDoConvite]).toEqual([null, g.joao.email]);
    expect((await membrosDe(await grupoLiberado(mundo)))[0]?.emailDoConvite).toBeNull();
  });

  it('by code: each member has a code of his own, and no other reads it', async () => {
    const g = await grupoLiberado(mundo, { formaAcesso: CODIGO });
    expect((await entregarA(g, g.bia)).erro.dados.chave).toBe('transicaoRecusada');
    await entregarA(g, g.bia, { codigo: 'DA-BIA' });
    await entregarA(g, g.joao, { codigo: 'DO-JOAO' });
    expect(await abrir(g, g.bia)).toEqual({ codigo: 'DA-BIA' });
    expect(await abrir(g, g.joao)).toEqual({ codigo: 'DO-JOAO' });
  });

  it('by code: a code is given once, in any writing, and again to nobody but its member', async () => {
    const g = await grupoLiberado(mundo, { formaAcesso: CODIGO });
    await entregarA(g, g.bia, { codigo: 'ABCD-1234' });
    const { status, erro } = await entregarA(g, g.joao, { codigo: 'abcd 1234' });
    expect([status, erro.dados.chave]).toEqual([400, 'codigoJaDado']);
    expect((await assinaturaDe(mundo, g.joao.assinaturaId)).acesso_entregue_em).toBeNull();
    expect((await entregarA(g, g.bia, { codigo: 'ABCD-1234' })).status).toBe(200);
    await entregarA(g, g.bia, { codigo: 'OUTRO' });
    expect((await entregarA(g, g.joao, { codigo: 'ABCD-1234' })).erro.dados.chave).toBe('codigoJaDado');
  });

  it('by a password that is shared: what is in the vault, with what one member alone needs to know', async () => {
    const g = await grupoAtivo(mundo);
    const antes = await titulosPara(mundo, g.joao);
    await entregarA(g, g.bia, { instrucoes: 'Use o perfil Bia.' });
    expect(await abrir(g, g.bia)).toMatchObject({ senha: SENHA_DO_SERVICO, instrucoes: 'Use o perfil Bia.' });
    expect(await abrir(g, g.joao)).not.toHaveProperty('instrucoes');
    expect((await titulosPara(mundo, g.bia)).at(-1)).toBe(
      'Rafael Nogueira enviou de novo o seu acesso de Família do Cine',
    );
    expect(await titulosPara(mundo, g.joao)).toEqual(antes);
  });

  it('a password that nobody wrote can be given to nobody', async () => {
    const g = await grupoLiberado(mundo);
    expect((await entregarA(g, g.bia)).erro.dados.chave).toBe('transicaoRecusada');
  });

  it('new data of an invitation group are told to nobody whose invitation stands', async () => {
    const g = await grupoLiberado(mundo, { formaAcesso: CONVITE });
    await entregarA(g, g.bia);
    const antes = await titulosPara(mundo, g.bia);
    await entregarAcesso(mundo, g, { instrucoes: 'Aceite pelo e-mail.' });
    expect(await titulosPara(mundo, g.bia)).toEqual(antes);
    expect((await titulosPara(mundo, g.joao)).at(-1)).toBe('Seu acesso de Família do Cine chegou');
  });

  it('serves no member of another group', async () => {
    const [g, outro] = [await grupoLiberado(mundo), await grupoLiberado(mundo)];
    expect((await entregarA(g, outro.bia)).status).toBe(404);
  });
});
