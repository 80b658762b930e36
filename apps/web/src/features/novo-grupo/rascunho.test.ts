import { describe, expect, it } from 'vitest';
import type { AcaoRascunho, Plano, RascunhoGrupo, Servico } from './rascunho.ts';
import { MAXIMO_DE_REGRAS, rascunhoVazio, reduzirRascunho } from './rascunho.ts';

const cine: Servico = {
  id: 10,
  nome: 'Cine Mais',
  nomeUrl: 'cine-mais',
  categoria: 1,
  categoriaDescricao: 'Vídeo',
  status: 1,
  icone: 'icone-01',
  cor: 'cor-01',
  site: '',
  formaAcesso: 239,
  valorAPartirDe: 5390,
  preset: null,
};
const musica: Servico = { ...cine, id: 11, nome: 'Som Livre', nomeUrl: 'som-livre', formaAcesso: 240 };
const familia: Plano = { id: 100, nome: 'Família', tipo: 0, periodo: 0, valor: 5390, lugares: 6, tetoPorVaga: 1033 };

function depoisDe(...acoes: AcaoRascunho[]): RascunhoGrupo {
  return acoes.reduce(reduzirRascunho, rascunhoVazio);
}
const escolheCine: AcaoRascunho = { tipo: 'escolherServico', servico: cine };
const escolheFamilia: AcaoRascunho = { tipo: 'escolherPlano', plano: familia };

describe('Draft of a new group (spec 2, §2 New group)', () => {
  it('takes the name and the form of access of the service', () => {
    expect(depoisDe(escolheCine)).toMatchObject({ nome: 'Cine Mais', formaAcesso: 239, plano: null });
  });

  it('takes price and places of the plan, one place being the administrator’s', () => {
    expect(depoisDe(escolheCine, escolheFamilia)).toMatchObject({ valor: 5390, lugares: 6, vagas: 5 });
  });

  it('keeps every answer when the same service and plan are chosen again', () => {
    const antes = depoisDe(escolheCine, escolheFamilia, { tipo: 'preencher', campos: { valor: 4900, jaAssina: true } });
    expect([escolheCine, escolheFamilia].reduce(reduzirRascunho, antes)).toEqual(antes);
  });

  it('asks for plan and price again when another service is chosen, and keeps the rules', () => {
    const depois = depoisDe(
      escolheCine,
      escolheFamilia,
      { tipo: 'alternarRegra', regra: 'Não mude a senha' },
      { tipo: 'escolherServico', servico: musica },
    );
    expect(depois).toMatchObject({ plano: null, valor: null, nome: 'Som Livre', regras: ['Não mude a senha'] });
  });

  it('invites into a household of Brazil, whatever was saved, and leaves no country to another service', () => {
    const preset = { regras: [], descricao: '', contato: '', formaAcesso: 308, acessoDescricao: '', visibilidade: 2 };
    const daCasa: AcaoRascunho = { tipo: 'escolherServico', servico: { ...cine, id: 4, preset } };
    expect(depoisDe(daCasa)).toMatchObject({ formaAcesso: 240, paisDaResidencia: 'BR' });
    expect(depoisDe(daCasa, escolheCine)).toMatchObject({ formaAcesso: 239, paisDaResidencia: null });
  });

  it('begins with the settings that the person saved for the service', () => {
    const preset = {
      regras: ['Sem mudar a senha'],
      descricao: 'Da casa',
      contato: '',
      formaAcesso: 308,
      acessoDescricao: '',
      visibilidade: 2,
    };
    const depois = depoisDe({ tipo: 'escolherServico', servico: { ...musica, preset } });
    expect(depois).toMatchObject({ regras: ['Sem mudar a senha'], descricao: 'Da casa', formaAcesso: 308 });
  });

  it('never offers more seats than there are places beside the administrator’s', () => {
    const depois = depoisDe(escolheCine, escolheFamilia, { tipo: 'preencher', campos: { lugares: 3 } });
    expect(depois.vagas).toBe(2);
    expect(reduzirRascunho(depois, { tipo: 'preencher', campos: { vagas: 0 } }).vagas).toBe(1);
  });

  it('switches a rule on and off, and stops at the most a group may have', () => {
    function regra(n: number): AcaoRascunho {
      return { tipo: 'alternarRegra', regra: `Regra ${n}` };
    }
    expect(depoisDe(regra(1), regra(2), regra(1)).regras).toEqual(['Regra 2']);
    const muitas = depoisDe(...Array.from({ length: MAXIMO_DE_REGRAS + 1 }, (_, n) => regra(n)));
    expect(muitas.regras).toHaveLength(MAXIMO_DE_REGRAS);
  });

  it('forgets the answers once the group exists, and the next group begins empty', () => {
    const criado = { id: 7, statusId: 1, motivo: '', prazo: null };
    const depois = depoisDe(escolheCine, escolheFamilia, { tipo: 'concluir', criado });
    expect(depois).toMatchObject({ criado, nome: 'Cine Mais', plano: null, valor: null });
    expect(reduzirRascunho(depois, { tipo: 'escolherServico', servico: cine })).toMatchObject({
      criado: null,
      plano: null,
    });
  });
});
