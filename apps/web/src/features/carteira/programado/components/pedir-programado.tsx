import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import { cpf, limparCpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoCpf } from '../../../../ui/formulario/campo-mascara.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { SemAutorizacao } from '../queries.ts';
import { usePedirProgramado } from '../queries.ts';
import c from './autorizacao.module.css';

/** A membership without Pix programado, and the consent that asks for it. */
export function PedirProgramado({ assinatura }: { readonly assinatura: SemAutorizacao }) {
  const { grupo, icone, cor, valor, proximoVencimento } = assinatura;
  const [aberto, setAberto] = useState(false);
  return (
    <Cartao>
      <div className={c['cartao']}>
        <div className={c['cabeca']}>
          <Tile cor={cor} icone={icone} tamanho={44} />
          <div>
            <h3>{grupo}</h3>
            <p className={c['apoio']}>
              {formatarReais(centavos(valor))} por mês, próxima em {formatarDia(proximoVencimento)}
            </p>
          </div>
          {!aberto && (
            <Botao variante="suave" tamanho="sm" rotulo={`Programar Pix de ${grupo}`} onClick={() => setAberto(true)}>
              Programar
            </Botao>
          )}
        </div>
        {aberto && <Consentir assinatura={assinatura} aoFechar={() => setAberto(false)} />}
      </div>
    </Cartao>
  );
}

const CAMPOS = { cpf: { nome: 'CPF', regras: [obrigatorio, cpf] } } as const;

function Consentir({ assinatura, aoFechar }: { readonly assinatura: SemAutorizacao; readonly aoFechar: () => void }) {
  const formulario = useFormulario({ iniciais: { cpf: '' }, campos: CAMPOS, preguicoso: true, efemero: true });
  const [aceite, setAceite] = useState(false);
  const [repete, setRepete] = useState(true);
  const [semAceite, setSemAceite] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const pedir = usePedirProgramado({ aoPedir: aoFechar, aoRecusar: setRecusa });
  function enviar(): void {
    setSemAceite(!aceite);
    if (!formulario.verificar() || !aceite) return;
    pedir.mutate({
      params: { cpf: limparCpf(formulario.valores.cpf) },
      body: { idAssinatura: assinatura.id, aceite: true, repete },
    });
  }
  return (
    <form
      className={c['consentimento']}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar();
      }}
    >
      <CampoCpf
        {...formulario.campo('cpf')}
        rotulo="CPF de quem paga"
        apoio="O dono da conta do banco. Mostramos só uma parte dele."
        placeholder="000.000.000-00"
      />
      <Marcacao
        marcada={aceite}
        aoMudar={setAceite}
        name="aceite"
        erro={semAceite && !aceite ? 'Marque para autorizar a cobrança.' : undefined}
      >
        Autorizo {MARCA} a cobrar todo mês a mensalidade deste grupo, hoje de{' '}
        {formatarReais(centavos(assinatura.valor))}, no dia do vencimento. Se o valor mudar, sou avisado antes, e no
        banco posso definir um limite.
      </Marcacao>
      <Marcacao marcada={repete} aoMudar={setRepete} name="repete">
        Se faltar saldo no dia, pode tentar de novo até 3 vezes em 7 dias.
      </Marcacao>
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <div className={c['acoes']}>
        <Botao tipo="submit" fazendo={pedir.isPending && 'Pedindo ao banco'}>
          Continuar no banco
        </Botao>
        <Botao variante="texto" onClick={aoFechar}>
          Agora não
        </Botao>
      </div>
    </form>
  );
}
