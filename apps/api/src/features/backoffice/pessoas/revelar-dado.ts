import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { formatarCpf } from '@rateia/domain/usuario/cpf';
import { formatarTelefone } from '@rateia/domain/usuario/telefone';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { contarRevelacao } from '../../cadastro/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import type { Conta } from './repository.ts';
import { acharConta } from './repository.ts';

type Campo = Recebida<typeof backoffice.revelarDado>['body']['campo'];

/** Shows one datum whole. Which one and why is kept; the datum itself is not (ASVS 14.2.6). */
export async function revelarDado(
  ctx: ContextoUsuario,
  { params: { id }, body: { campo, mensagem } }: Recebida<typeof backoffice.revelarDado>,
): Promise<{ readonly valor: string }> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'pessoas.revelar',
    dados: { campo, mensagem },
    fazer: async (trx) => {
      await contarRevelacao(trx, ctx, { id });
      const conta = (await acharConta(trx, id)) ?? recusar('naoEncontrado');
      return { valor: abrir(ctx.deps.cifra, conta, campo) ?? recusar('naoEncontrado') };
    },
  });
}

function abrir(cifra: Cifra, conta: Conta, campo: Campo): string | undefined {
  if (campo === 'email') return conta.email;
  const selado = conta[campo];
  if (selado === null) return undefined;
  const texto = cifra.decifrar(selado, `usuario:${campo}`);
  if (campo === 'cpf') return formatarCpf(texto);
  if (campo === 'telefone') return formatarTelefone(texto);
  return campo === 'nascimento' ? `${formatarDia(texto)} de ${texto.slice(0, 4)}` : emUmaLinha(texto);
}

/** The address as it is written on an envelope. */
function emUmaLinha(texto: string): string {
  const e = JSON.parse(texto) as Readonly<Record<string, unknown>>;
  function parte(nome: string): string {
    return typeof e[nome] === 'string' ? e[nome] : '';
  }
  return ['rua', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'cep'].map(parte).filter(Boolean).join(', ');
}
