import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import type { CampoDoCodigo } from '../../../../lib/campos-do-cartao.ts';
import { montarCodigo } from '../../../../lib/campos-do-cartao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDoProvedor } from '../../../../ui/formulario/campo-do-provedor.tsx';
import { CampoEscolha } from '../../../../ui/formulario/campo-escolha.tsx';
import { CampoCpf } from '../../../../ui/formulario/campo-mascara.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { nomeDoCartao } from '../bandeira.ts';
import { cartaoQueries } from '../queries.ts';
import c from './form-do-cartao.module.css';

const LUGAR = 'cartao-salvo-codigo';

interface FormDoSalvoProps {
  readonly campos: RespostaDe<'getCamposDoCartao'>;
  readonly fazendo: string | false;
  readonly aoEnviar: (digitado: {
    readonly idCartao: number;
    readonly token: string;
    readonly bandeira: string;
    readonly primeirosDigitos: string;
    readonly finalDoCartao: string;
    readonly cpf: string;
    readonly proximosMeses: boolean;
  }) => void;
}

/** A saved card to pay with: which one, and its code in the provider's field. */
export function FormDoSalvo({ campos: { script, chavePublica }, fazendo, aoEnviar }: FormDoSalvoProps) {
  const bons = (useQuery(cartaoQueries.cartoes()).data?.cartoes ?? []).filter(
    ({ estado, vencido }) => estado === 'ativo' && !vencido,
  );
  const provedor = useRef<CampoDoCodigo>(undefined);
  const [erro, setErro] = useState<string>();
  const [falhou, setFalhou] = useState(false);
  const [proximosMeses, setProximosMeses] = useState(false);
  const custoDeCem = useQuery(cartaoQueries.recorrente()).data?.custoDeCem ?? null;
  const formulario = useFormulario({
    iniciais: { cartao: '', cpf: '' },
    campos: {
      cartao: { nome: 'Cartão', regras: [] },
      cpf: { nome: 'CPF do titular', regras: [obrigatorio, cpf] },
    },
  });
  useEffect(() => {
    let saiu = false;
    montarCodigo({ script, chavePublica }, LUGAR).then(
      (montado) => {
        if (saiu) return montado.tirar();
        provedor.current = montado;
      },
      () => setFalhou(true),
    );
    return () => {
      saiu = true;
      provedor.current?.tirar();
    };
  }, [script, chavePublica]);
  const escolhido = bons.find(({ id }) => String(id) === formulario.campo('cartao').value) ?? bons[0];
  async function enviar(documento: string): Promise<void> {
    if (escolhido?.noProvedor == null) return;
    setErro(undefined);
    try {
      const token = await provedor.current?.gerarToken(escolhido.noProvedor);
      const { id: idCartao, bandeira, finalDoCartao, primeirosDigitos } = escolhido;
      if (token !== undefined)
        aoEnviar({
          ...{ idCartao, token, bandeira, primeirosDigitos, finalDoCartao, proximosMeses },
          cpf: documento.replace(/\D/g, ''),
        });
    } catch {
      setErro('Confira o código.');
    }
  }
  if (escolhido === undefined || falhou) {
    return (
      <Nota tom="manga">
        {falhou ? 'O campo do código não carregou. Recarregue a página.' : 'Você não tem um cartão verificado.'}{' '}
        <Ligacao href={paths.perfilCartoes()}>Ver meus cartões</Ligacao>
      </Nota>
    );
  }
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={formulario.enviar(({ cpf: documento }) => enviar(documento))}
    >
      <CampoEscolha
        {...formulario.campo('cartao')}
        value={String(escolhido.id)}
        rotulo="Cartão"
        opcoes={bons.map((cartao) => ({ valor: String(cartao.id), rotulo: nomeDoCartao(cartao) }))}
      />
      <CampoDoProvedor lugar={LUGAR} rotulo="Código de segurança" erro={erro} />
      <CampoCpf {...formulario.campo('cpf')} rotulo="CPF do titular" />
      {custoDeCem !== null && !(escolhido.principal && escolhido.pagaSozinho) && (
        <Marcacao marcada={proximosMeses} aoMudar={setProximosMeses} name="proximosMeses">
          Pagar também os próximos meses com este cartão, quando o saldo não bastar. O cartão soma{' '}
          {formatarReais(centavos(custoDeCem))} a cada {formatarReais(centavos(10_000))}; o valor aparece antes, na
          fatura.
        </Marcacao>
      )}
      <Botao tipo="submit" tamanho="lg" bloco fazendo={fazendo}>
        Pagar
      </Botao>
    </form>
  );
}
