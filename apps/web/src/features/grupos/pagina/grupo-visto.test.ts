import { expect, it } from 'vitest';
import { grupoVisto } from './grupo-visto.ts';

it('a group is measured by the fields of spec B§3, and nothing tells its administrator or its members', () => {
  const evento = grupoVisto({
    id: 12,
    nome: 'Turma da música',
    nomeUrl: 'turma-da-musica',
    servico: 'YouTube Premium',
    idServico: 4,
    plano: 'Família',
    categoria: 1,
    icone: 'icone-01',
    cor: 'cor-01',
    statusId: 52,
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
    tags: [{ descricao: 'Verificado' }, { descricao: 'Família' }],
    admin: { id: 1, nome: 'Rafael Nogueira', imagem: null, ciclosSemFalha: 38, identidadeVerificada: true },
  });
  expect(evento.dados).toEqual({
    id: 12,
    valor: 1048,
    nome: 'Turma da música',
    servico: 'YouTube Premium',
    status: 52,
    tags: 'Verificado, Família',
    vagasDisponiveis: 2,
    vagasTotais: 5,
    formaAcessoDescricao: 'Convite',
    acessoInstantaneo: false,
  });
  expect(JSON.stringify(evento)).not.toContain('Rafael');
});
