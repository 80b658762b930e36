import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Dialogo } from '../../../ui/dialogo/dialogo.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import c from './cupons.module.css';
import { useCriarCombo } from './mutations.ts';

interface NovoComboProps {
  readonly aberto: boolean;
  readonly aoFechar: () => void;
}

/** A new combo: its kind, its pools or groups by their numbers, and its coupon. */
export function NovoCombo({ aberto, aoFechar }: NovoComboProps) {
  return (
    <Dialogo aberto={aberto} titulo="Criar combo" aoFechar={aoFechar}>
      {aberto && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

/** "12, 15 x 2": the numbers, and how many of each. */
function lerItens(texto: string) {
  return [...texto.matchAll(/(\d+)(?:\s*x\s*(\d+))?/gi)].map(([, id, quantidade]) => ({
    id: Number(id),
    quantidade: Number(quantidade ?? 1),
  }));
}

function Formulario({ aoFechar }: Pick<NovoComboProps, 'aoFechar'>) {
  const [nome, setNome] = useState('');
  const [tipo, setTipo] = useState<'boloes' | 'grupos'>('boloes');
  const [numeros, setNumeros] = useState('');
  const [cupom, setCupom] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const criar = useCriarCombo({ aoCriar: aoFechar, aoRecusar: setRecusa });
  const itens = lerItens(numeros);
  return (
    <form
      className={c['formulario']}
      onSubmit={(evento) => {
        evento.preventDefault();
        setRecusa(undefined);
        const comCupom = tipo === 'grupos' && cupom.trim() !== '';
        criar.mutate({ body: { nome: nome.trim(), tipo, itens, cupom: comCupom ? cupom.trim() : null } });
      }}
    >
      <CampoTexto name="nome" rotulo="Nome" maxLength={80} autoComplete="off" value={nome} onChange={setNome} />
      <Opcoes
        rotulo="O que vai junto"
        mostraRotulo
        valor={tipo}
        aoEscolher={setTipo}
        opcoes={[
          { valor: 'boloes', titulo: 'Bolões', detalhe: 'Comprados de uma vez. Nenhum desconto paga uma cota.' },
          { valor: 'grupos', titulo: 'Grupos', detalhe: 'Vão juntos para o carrinho, e podem ter um cupom.' },
        ]}
      />
      <CampoTexto
        name="numeros"
        rotulo={tipo === 'boloes' ? 'Números dos bolões' : 'Números dos grupos'}
        apoio="De 2 a 10, separados por vírgula. Para mais de uma cota ou vaga: 15 x 2."
        autoComplete="off"
        value={numeros}
        onChange={setNumeros}
      />
      {tipo === 'grupos' && (
        <CampoTexto
          name="cupom"
          rotulo="Código do cupom"
          apoio="Vale só para estes grupos, com todos no carrinho. Em branco, sem desconto."
          autoComplete="off"
          value={cupom}
          onChange={setCupom}
        />
      )}
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Botao
        tipo="submit"
        tamanho="lg"
        bloco
        desligado={nome.trim().length < 3 || itens.length < 2}
        fazendo={criar.isPending && 'Criando'}
      >
        Criar combo
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
