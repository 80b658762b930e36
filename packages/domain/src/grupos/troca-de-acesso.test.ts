import { describe, expect, it } from 'vitest';
import { ID_FORMA_ACESSO } from './enums.ts';
import { avisoDeTroca, trocaDeAcesso } from './troca-de-acesso.ts';

const grupo = 'Família do Cine';
const { convite, codigoAtivacao, loginSenha, cookie, combinar } = ID_FORMA_ACESSO;

describe('The task in the service after a member left (REGRAS 2.9)', () => {
  it.each([loginSenha, cookie, combinar])('%i is shared: the password is changed and sent again', (forma) => {
    expect(trocaDeAcesso({ forma, grupo, quem: ['Beatriz'] })).toEqual({
      titulo: 'Troque a senha de Família do Cine',
      mensagem: 'Alguém saiu do grupo. Troque a senha do serviço e envie os dados novos a quem ficou.',
    });
    expect(avisoDeTroca(forma)).toContain('senha');
  });

  it('only people who left lose an invitation, by name, and the other members change nothing', () => {
    const { titulo, mensagem } = trocaDeAcesso({ forma: convite, grupo, quem: ['Beatriz', 'João'] });
    expect(titulo).toBe('Remova o convite de Beatriz e João em Família do Cine');
    expect(mensagem).toContain('Os outros membros não precisam trocar nada');
    expect(trocaDeAcesso({ forma: convite, grupo, quem: [] }).titulo).toContain('convite de quem saiu');
  });

  it('an activation code is ended for the member who used it', () => {
    expect(trocaDeAcesso({ forma: codigoAtivacao, grupo, quem: ['Beatriz'] }).titulo).toBe(
      'Desative o acesso de Beatriz em Família do Cine',
    );
  });

  it.each([convite, codigoAtivacao])('%i: no word of a password', (forma) => {
    const { titulo, mensagem } = trocaDeAcesso({ forma, grupo, quem: ['Beatriz'] });
    expect([titulo, mensagem, avisoDeTroca(forma)].join(' ')).not.toMatch(/senha/i);
  });
});
