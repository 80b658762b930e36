import { CODIGO_DA_VANTAGEM, LIMITES_DA_VANTAGEM, LINK_DA_VANTAGEM } from '@rateia/domain/marketing/clube';
import type { Regra } from '@rateia/domain/validacao';
import { minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import { comoDia, umDia } from '../../../../lib/dia-digitado.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoData } from '../../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from '../campanhas/campanha.module.css';
import { useCriarVantagem } from './mutations.ts';

interface NovaVantagemProps {
  readonly aberta: boolean;
  readonly aoFechar: () => void;
}

/** A coupon of a partner, with all that a person reads before and after he opens it (REGRAS 2.31). */
export function NovaVantagem({ aberta, aoFechar }: NovaVantagemProps) {
  return (
    <Dialogo aberto={aberta} titulo="Pôr um cupom no clube" aoFechar={aoFechar}>
      {aberta && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

const umCodigo: Regra = (valor) =>
  CODIGO_DA_VANTAGEM.test(String(valor).trim()) ? undefined : 'O código tem só letras, números e hífen.';
const umaLoja: Regra = (valor) =>
  LINK_DA_VANTAGEM.test(String(valor).trim()) ? undefined : 'Use o endereço da loja, com https://.';

const vazia = { parceiro: '', titulo: '', regra: '', codigo: '', link: '', ultimoDia: '' };
const campos = {
  parceiro: { nome: 'Parceiro', regras: [obrigatorio, minimoDeCaracteres(2)] },
  titulo: { nome: 'O que dá', regras: [obrigatorio, minimoDeCaracteres(3)] },
  regra: { nome: 'Regra', regras: [obrigatorio, minimoDeCaracteres(3)] },
  codigo: { nome: 'Código', regras: [obrigatorio, umCodigo] },
  link: { nome: 'Loja', regras: [obrigatorio, umaLoja] },
  ultimoDia: { nome: 'Último dia', regras: [obrigatorio, umDia] },
} as const;

function Formulario({ aoFechar }: Pick<NovaVantagemProps, 'aoFechar'>) {
  const formulario = useFormulario({ iniciais: vazia, campos, preguicoso: true });
  const { campo } = formulario;
  const criar = useCriarVantagem({ aoCriar: aoFechar, aoRecusar: formulario.recusa });
  const { parceiro, titulo, regra } = LIMITES_DA_VANTAGEM;
  return (
    <form
      className={c['pilha']}
      noValidate
      onSubmit={formulario.enviar(({ ultimoDia, codigo, link, ...palavras }) =>
        criar.mutate({
          body: { ...palavras, codigo: codigo.trim(), link: link.trim(), ultimoDia: comoDia(ultimoDia) },
        }),
      )}
    >
      <CampoTexto {...campo('parceiro')} rotulo="Parceiro" maxLength={parceiro} autoComplete="off" />
      <CampoTexto {...campo('titulo')} rotulo="O que dá" apoio="Como 15% nos livros." maxLength={titulo} />
      <CampoArea
        {...campo('regra')}
        rotulo="Regra"
        apoio="Para quem, a partir de quanto, quantas vezes."
        maxLength={regra}
      />
      <CampoTexto {...campo('codigo')} rotulo="Código" apoio="Aparece para quem abrir o cupom." autoComplete="off" />
      <CampoTexto {...campo('link')} rotulo="Loja" apoio="Um endereço com https://." autoComplete="off" />
      <CampoData {...campo('ultimoDia')} rotulo="Último dia" />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={criar.isPending && 'Pondo no clube'}>
        Pôr no clube
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
