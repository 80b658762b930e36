import { ehDia } from '@rateia/domain/datas';
import { analisarReais } from '@rateia/domain/dinheiro';
import type { Regra } from '@rateia/domain/validacao';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import { Botao } from '../../../ui/base/botao.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoData } from '../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import c from './cupons.module.css';
import { useCriarCupom } from './mutations.ts';

interface NovoCupomProps {
  readonly aberto: boolean;
  readonly aoFechar: () => void;
}

/** A new coupon: its code, its discount, its limits and its last day. */
export function NovoCupom({ aberto, aoFechar }: NovoCupomProps) {
  return (
    <Dialogo aberto={aberto} titulo="Criar cupom" aoFechar={aoFechar}>
      {aberto && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

const CODIGO = 41;
const NOME = 81;
const PONTOS_POR_CENTO = 100;
const CEM_POR_CENTO = 100;

/** Digits as they are typed, DDMMAAAA, as a day. */
function comoDia(digitos: string): string {
  return digitos.replace(/^(\d{2})(\d{2})(\d{4})$/, '$3-$2-$1');
}
const umDia: Regra = (valor) =>
  valor === '' || ehDia(comoDia(String(valor))) ? undefined : 'Confira o dia, o mês e o ano.';
const umDesconto: Regra = (valor) => (lerDesconto(String(valor)) === undefined ? 'Escreva 10% ou R$ 5,00.' : undefined);
const inteiroOuNada: Regra = (valor) => (/^\d{0,6}$/.test(String(valor)) ? undefined : 'Escreva um número.');

/** "10%" or "5,00": the discount of a coupon. */
function lerDesconto(texto: string): { readonly pontos: number | null; readonly valor: number | null } | undefined {
  const porcento = /^\s*(\d{1,3})\s*%\s*$/.exec(texto)?.[1];
  if (porcento !== undefined) {
    const parte = Number(porcento);
    return parte > 0 && parte <= CEM_POR_CENTO ? { pontos: parte * PONTOS_POR_CENTO, valor: null } : undefined;
  }
  const valor = analisarReais(texto.replace(/R\$\s*/, ''));
  return valor === undefined || valor <= 0 ? undefined : { pontos: null, valor };
}

const vazio = { codigo: '', nome: '', desconto: '', limite: '', ultimoDia: '' };
const campos = {
  codigo: { nome: 'Código', regras: [obrigatorio, minimoDeCaracteres(2), maximoDeCaracteres(CODIGO)] },
  nome: { nome: 'Nome', regras: [obrigatorio, minimoDeCaracteres(3), maximoDeCaracteres(NOME)] },
  desconto: { nome: 'Desconto', regras: [obrigatorio, umDesconto] },
  limite: { nome: 'Limite', regras: [inteiroOuNada] },
  ultimoDia: { nome: 'Último dia', regras: [umDia] },
} as const;

function Formulario({ aoFechar }: { readonly aoFechar: () => void }) {
  const formulario = useFormulario({ iniciais: vazio, campos, preguicoso: true });
  const criar = useCriarCupom({ aoCriar: aoFechar, aoRecusar: formulario.recusa });
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={formulario.enviar(({ codigo, nome, desconto, limite, ultimoDia }) => {
        const { pontos = null, valor = null } = lerDesconto(desconto) ?? {};
        criar.mutate({
          body: {
            codigo: codigo.trim(),
            nome: nome.trim(),
            pontos,
            valor,
            limite: limite === '' ? null : Number(limite),
            ultimoDia: ultimoDia === '' ? null : comoDia(ultimoDia),
          },
        });
      })}
    >
      <CampoTexto {...formulario.campo('codigo')} rotulo="Código" apoio="Letras, números e hífen." autoComplete="off" />
      <CampoTexto {...formulario.campo('nome')} rotulo="Nome" apoio="Só a operação vê." autoComplete="off" />
      <CampoTexto
        {...formulario.campo('desconto')}
        rotulo="Desconto"
        apoio="Uma porcentagem, como 10%, ou um valor, como 5,00. Sai da parte e da taxa, nunca da caução."
        autoComplete="off"
      />
      <CampoTexto
        {...formulario.campo('limite')}
        rotulo="Quantas compras"
        apoio="Em branco, sem limite. Cada pessoa usa uma vez."
        autoComplete="off"
        inputMode="numeric"
      />
      <CampoData {...formulario.campo('ultimoDia')} rotulo="Último dia" apoio="Em branco, não termina." />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={criar.isPending && 'Criando'}>
        Criar cupom
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
